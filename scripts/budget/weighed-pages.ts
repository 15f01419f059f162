import type { PageRef } from '../../src/domain/site/page-ref.ts';

/** Pages with the files that they are in the published folder. */
interface Group {
  readonly pages: readonly { readonly page: PageRef; readonly file: string }[];
}

/** Pages of a kind load the same scripts, but for those of fixed text, which have a screen each. */
const screenOf = (page: PageRef): string => (page.kind === 'fixed' ? page.page : page.kind);

/** One file of every page kind, in the order of the plan. */
export function pagesToWeigh(groups: Readonly<Record<string, Group>>): readonly string[] {
  const files = new Map<string, string>();
  for (const { page, file } of Object.values(groups).flatMap(({ pages }) => pages)) {
    const screen = screenOf(page);
    if (!files.has(screen)) files.set(screen, file);
  }
  return [...files.values()];
}
