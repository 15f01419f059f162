import { finding, type PageCheck } from './artefact.ts';

/** Nothing that a content policy without `unsafe-inline` would block: JSON-LD is data and is never run. */
export const checkInlineCode: PageCheck =
  () =>
  ({ file, inline, links }) => [
    ...[...new Set(inline)].map((what) =>
      finding(
        file,
        `has inline code or style (${what}), which its content policy blocks`,
        'Move it to a module or a stylesheet.',
      ),
    ),
    ...links
      .filter((link) => /^\s*(?:javascript|data|vbscript):/i.test(link))
      .map((link) => finding(file, `links to ${link}`, 'Use a button with a handler.')),
  ];
