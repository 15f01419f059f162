import type { PageCheck } from './artefact.ts';

/** Checks that a page has no inline script, handler or style. JSON-LD is allowed. */
export const checkInlineCode: PageCheck =
  (_, report) =>
  ({ file, inline, links }) => {
    for (const what of new Set(inline))
      report(
        file,
        `has inline code or style (${what}), which its content policy blocks`,
        'Move it to a module or a stylesheet.',
      );
    for (const link of links)
      if (/^\s*(?:javascript|data|vbscript):/i.test(link))
        report(file, `links to ${link}`, 'Use a button with a handler.');
  };
