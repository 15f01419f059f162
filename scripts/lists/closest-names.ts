const fewest = 3;

/** Levenshtein distance between two words, letter case aside. */
export function editDistance(from: string, to: string): number {
  const a = from.toLowerCase();
  const b = to.toLowerCase();
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = previous[j] ?? 0;
      const diagonal = previous[j - 1] ?? 0;
      const left = current[j - 1] ?? 0;
      current.push(Math.min(above + 1, left + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The three names most like a mistyped one, most alike first, equally alike ones in their given order. */
export const closestNames = (name: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, fewest)
    .map(({ known }) => known);
