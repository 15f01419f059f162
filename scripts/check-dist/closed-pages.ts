import { type Check, type Finding, finding } from './artefact.ts';
import { linkedPaths } from './links.ts';
import { asksToBeIndexed } from './read-page.ts';

/** The page of a pharmacy that closed or moved says so in its title, leads on to others, and is neither indexed nor linked. */
export const checkClosedPages: Check = ({ pages }) => {
  const closed = new Set(pages.filter(({ isClosed }) => isClosed).map(({ path }) => path));
  if (closed.size === 0) return [];
  return pages.flatMap((page): readonly Finding[] => [
    ...(page.isClosed && asksToBeIndexed(page)
      ? [
          finding(
            page.file,
            'is about a closed pharmacy and asks to be indexed',
            'Give it closedIndexability.',
          ),
        ]
      : []),
    ...(page.isClosed && !page.titles.some((title) => /\b(?:closed|moved)\b/i.test(title))
      ? [
          finding(
            page.file,
            'is about a closed pharmacy and its title does not say so',
            'Say “closed” or “moved” in it.',
          ),
        ]
      : []),
    ...(page.isClosed && !linkedPaths(page).some((path) => path.startsWith('/pharmacies/'))
      ? [
          finding(
            page.file,
            'is about a closed pharmacy and names no other',
            'Link those close by, or its state.',
          ),
        ]
      : []),
    ...linkedPaths(page)
      .filter((path) => closed.has(path) && path !== page.path)
      .map((path) =>
        finding(page.file, `links to ${path}, which is closed`, 'Leave closed pharmacies out of every list.'),
      ),
  ]);
};
