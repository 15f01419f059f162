/** Words of town names in the register's spellings. It does not use `BCH`, `SPGS` and `HTS`. */
const spellings: readonly (readonly string[])[] = [
  ['St', 'Saint', 'St.'],
  ['Ste', 'Sainte', 'Ste.'],
  ['Fort', 'Ft', 'Ft.'],
  ['Mount', 'Mt', 'Mt.'],
];
/** Words that are abbreviated at the beginning of a name: `N MIAMI BEACH`. */
const firstWords: readonly (readonly string[])[] = [
  ['North', 'N'],
  ['South', 'S'],
  ['East', 'E'],
  ['West', 'W'],
  ['Port', 'Pt'],
];

/** Returns every spelling of a town in the register, the list's own first. */
export function registerSpellings(name: string): readonly string[] {
  const variants = name
    .split(' ')
    .map((word, index) => variantsOf(word, index === 0))
    .reduce<readonly string[]>(
      (heads, words) =>
        heads.flatMap((head) => words.map((word) => (head === '' ? word : `${head} ${word}`))),
      [''],
    );
  const plain = variants.map((text) => text.replace(/['’]/g, ''));
  return [...new Set([...variants, ...plain])].filter((text) => text.length > 1);
}

function variantsOf(word: string, isFirst: boolean): readonly string[] {
  const same = (other: string): boolean =>
    other.replace('.', '').toLowerCase() === word.replace('.', '').toLowerCase();
  const known = [...spellings, ...(isFirst ? firstWords : [])].find((words) => words.some(same));
  return known === undefined ? [word] : [word, ...known.filter((other) => other !== word)];
}

/** Returns how many pharmacies a city has at least. With fewer, the register may use another name. */
export const expectedPharmacies = (population: number): number =>
  Math.max(1, Math.floor(population / 10_000));
