/** Words of place names with what people and registers write for them (USPS Publication 28 has most as street words). */
const spellings: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
  port: 'pt',
  north: 'n no',
  south: 's so',
  east: 'e',
  west: 'w',
  beach: 'bch bh',
  brook: 'brk',
  creek: 'crk',
  falls: 'fls',
  grove: 'grv',
  harbor: 'hbr harbour',
  junction: 'jct',
  springs: 'spgs spg',
  gardens: 'gdns gdn',
  heights: 'hts',
  hills: 'hls',
  island: 'isl',
  lake: 'lk',
  lakes: 'lks',
  park: 'pk',
  ridge: 'rdg',
  valley: 'vly',
  village: 'vlg',
  city: 'cty',
};

const wordOf: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([word, others]) =>
    others.split(' ').map((other): [string, string] => [other, word]),
  ),
);

/** Names without accents or points, as nearly all are, which need not be freed of them. */
const plain = /^[A-Za-z -]*$/;

/** The spelling in which names of places are compared: `PT. ST LUCIE` and `Port Saint Lucie` are one, and so are `McCoy` and `Mc Coy`. */
export const comparablePlace = (name: string): string =>
  (plain.test(name) ? name : name.normalize('NFKD').replace(/[\p{Mark}'’.]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => wordOf.get(word) ?? word)
    .join('');
