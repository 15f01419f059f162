/** Street suffixes as the postal service abbreviates them, with what people write (USPS Publication 28, appendix C1). */
const suffixSpellings: Readonly<Record<string, string>> = {
  ALY: 'ALLEY',
  AVE: 'AVENUE AV AVEN AVN AVNUE',
  BLVD: 'BOULEVARD BOUL BLV BVD',
  BRG: 'BRIDGE',
  BYP: 'BYPASS BYPA BYPS',
  CIR: 'CIRCLE CIRC CRCLE',
  CMNS: 'COMMONS',
  COR: 'CORNER',
  CT: 'COURT CRT',
  CTR: 'CENTER CENTRE CNTR',
  CV: 'COVE',
  XING: 'CROSSING CRSSNG',
  DR: 'DRIVE DRV',
  EXPY: 'EXPRESSWAY',
  EXT: 'EXTENSION',
  FWY: 'FREEWAY',
  HTS: 'HEIGHTS',
  HWY: 'HIGHWAY HIGHWY HIWAY HWAY',
  LN: 'LANE',
  LOOP: 'LOOPS',
  PARK: 'PARKS',
  PIKE: 'PIKES',
  PKWY: 'PARKWAY PARKWY PKY PKWAY',
  PL: 'PLACE',
  PLZ: 'PLAZA PLZA',
  PT: 'POINT',
  RD: 'ROAD',
  RDG: 'RIDGE',
  RTE: 'ROUTE RT',
  SQ: 'SQUARE SQR',
  ST: 'STREET STR STRT',
  TER: 'TERRACE TERR',
  TRL: 'TRAIL TRAILS TR',
  TPKE: 'TURNPIKE',
  VLG: 'VILLAGE',
  WAY: 'WY',
};

const directionSpellings: Readonly<Record<string, string>> = {
  N: 'NORTH NO',
  S: 'SOUTH SO',
  E: 'EAST',
  W: 'WEST',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
};

/** The word that each spelling stands for, from a table of words with their spellings; each word is a spelling of itself. */
export const bySpelling = (spellings: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(spellings).flatMap(([short, words]) =>
      [short, ...words.split(' ')].map((word): [string, string] => [word, short]),
    ),
  );

const suffixes = bySpelling(suffixSpellings);
const directions = bySpelling(directionSpellings);
const ordinals = new Map(
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 1)]),
);

/** The postal abbreviation of a street suffix in any spelling, upper case; undefined for another word. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** `N`, `SW` … for a direction in any spelling, upper case; undefined for another word. */
export const streetDirection = (word: string): string | undefined => directions.get(word);

/** A numbered street's number, however written: `8TH`, `8`, `EIGHTH` as `8`; other words as they are. */
export const plainOrdinal = (word: string): string =>
  ordinals.get(word) ?? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1');
