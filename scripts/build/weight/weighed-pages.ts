import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { pageFile } from '../../../src/domain/site/paths.ts';

/** Pages of a kind load the same scripts, but for those of fixed text, which have a screen each. */
const screenOf = (page: PageRef): string => (page.kind === 'fixed' ? page.page : page.kind);

/** The file of one page of every kind, in the order of the plan. */
export function pagesToWeigh(groups: Iterable<{ readonly pages: readonly PageRef[] }>): readonly string[] {
  const files = new Map<string, string>();
  for (const { pages } of groups) {
    for (const page of pages) {
      const screen = screenOf(page);
      if (!files.has(screen)) files.set(screen, pageFile(page.path));
    }
  }
  return [...files.values()];
}
