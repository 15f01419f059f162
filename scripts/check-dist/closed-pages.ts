import type { SiteCheck } from './artefact.ts';
import { linkedPaths } from './links.ts';
import { asksToBeIndexed } from './page/read-page.ts';

/** Checks that a closed pharmacy's page says so, has noindex, and is linked from no other page. */
export const checkClosedPages: SiteCheck = ({ pages }, report) => {
  const closed = new Set(pages.filter(({ isClosed }) => isClosed).map(({ path }) => path));
  if (closed.size === 0) return;
  for (const page of pages) {
    const { file, path, titles } = page;
    const targets = linkedPaths(page);
    if (page.isClosed) {
      const about = 'is about a closed pharmacy and';
      if (asksToBeIndexed(page)) report(file, `${about} asks to be indexed`, 'Give it closedIndexability.');
      if (!titles.some((title) => /\b(?:closed|moved)\b/i.test(title)))
        report(file, `${about} its title does not say so`, 'Say “closed” or “moved” in it.');
      if (!targets.some((target) => target.startsWith('/pharmacies/')))
        report(file, `${about} names no other`, 'Link those close by, or its state.');
    }
    for (const target of targets)
      if (closed.has(target) && target !== path)
        report(file, `links to ${target}, which is closed`, 'Leave closed pharmacies out of every list.');
  }
};
