import type { Check } from './artefact.ts';

/** Nothing that a content policy without `unsafe-inline` would block: JSON-LD is data and is never run. */
export const checkInlineCode: Check = ({ pages }) =>
  pages.flatMap(({ file, inline, links }) => [
    ...[...new Set(inline)].map((what) => ({
      file,
      problem: `has inline code or style (${what}), which its content policy blocks`,
      remedy: 'Move it to a module or a stylesheet.',
    })),
    ...links
      .filter((link) => /^\s*(?:javascript|data|vbscript):/i.test(link))
      .map((link) => ({ file, problem: `links to ${link}`, remedy: 'Use a button with a handler.' })),
  ]);
