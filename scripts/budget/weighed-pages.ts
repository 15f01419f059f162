/** The pages that are made from one dataset, in the order of their plan; `path` is a page's address, `file` lies in the published folder. */
interface Unit {
  readonly pages: readonly { readonly path: string; readonly file: string }[];
}

const segments = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/**
 * One file of every page kind, since pages of a kind load the same scripts. A unit of many (`city/mobile-al`) has a kind for each
 * number of its paths' segments, which is how routes tell its screens apart; the pages of any other unit (`fixed`) are each of a
 * kind of their own.
 */
export function pagesToWeigh(units: Readonly<Record<string, Unit>>): readonly string[] {
  const samples = new Map<string, string>();
  for (const [id, { pages }] of Object.entries(units)) {
    const slash = id.indexOf('/');
    for (const { path, file } of pages) {
      const kind = slash < 0 ? path : `${id.slice(0, slash)} ${segments(path)}`;
      if (!samples.has(kind)) samples.set(kind, file);
    }
  }
  return [...samples.values()];
}
