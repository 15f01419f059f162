import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';

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
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH TWENTIETH'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 1)]),
);

/** The postal abbreviation of a street suffix in any spelling, upper case; undefined for another word. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** Whether a word, upper case, is a street suffix in any spelling. */
export const isSuffix = (word: string): boolean => suffixes.has(word);

const longSuffixes = [...suffixes.keys()].filter((word) => word.length >= 5);

/**
 * The abbreviation of the suffix that a word is with one slip of the pen: `BOULVARD`, `DRIVER`. Only of long suffixes, and
 * only for comparing: a street may truly be called so.
 */
export const mistypedSuffix = memoize((word: string): string | undefined => {
  const meant = word.length < 5 ? undefined : longSuffixes.find((known) => levenshtein(known, word) === 1);
  return meant === undefined ? undefined : streetSuffix(meant);
});

/** `N`, `SW` … for a direction in any spelling, upper case; undefined for another word. */
export const streetDirection = (word: string): string | undefined => directions.get(word);

/** A numbered street's number, however written: `8TH`, `8`, `EIGHTH` as `8`; other words as they are. */
export const plainOrdinal = (word: string): string =>
  ordinals.get(word) ?? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1');
