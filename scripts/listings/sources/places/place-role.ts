import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';
import {
  type Brand,
  brandOfName,
  brandOfSpider,
  brandOfWikidataItem,
  findBrand,
  isDrugstoreChain,
} from '../../fields/brand-table.ts';
import { repairText } from '../../fields/repair-text.ts';
import { isPlainText } from '../../plain-text.ts';

/** Tags of a place in OpenStreetMap or AllThePlaces: `{ amenity: 'pharmacy' }`. */
export type Tags = Readonly<Record<string, string>>;

/** Returns a text repaired and trimmed. Undefined if it is empty or cannot be shown, such as markup. */
export function plainText(text: string | undefined): string | undefined {
  const plain = repairText(text ?? '').trim();
  return plain === '' || !isPlainText(plain) ? undefined : plain;
}

/** Returns the first value that `read` gives for the tags `keys`, in their order. */
export const firstOf = (
  tags: Tags,
  keys: readonly string[],
  read: (text: string) => string | undefined,
): string | undefined => keys.map((key) => read(tags[key] ?? '')).find((value) => value !== undefined);

/** True if a tag's value means yes: `yes`, `true`, `1`. */
export const saysYes = (value: string | undefined): boolean => /^(?:yes|true|1)$/i.test(value ?? '');

/** True if a tag's value means no: `no`, `false`, `0`. */
export const saysNo = (value: string | undefined): boolean => /^(?:no|false|0)$/i.test(value ?? '');

// Among several: `pharmacy;clinic`
const hasValue = (value: string | undefined, wanted: string): boolean =>
  (value ?? '').split(';').some((part) => part.trim() === wanted);

const pharmacyAnswers = (tags: Tags) => [tags['amenity:pharmacy'], tags.pharmacy];

/** True if the tags of a place say that it is or has a pharmacy. */
export const hasPharmacy = (tags: Tags): boolean =>
  hasValue(tags.amenity, 'pharmacy') ||
  hasValue(tags.healthcare, 'pharmacy') ||
  tags['opening_hours:pharmacy'] !== undefined ||
  pharmacyAnswers(tags).some(saysYes);

const kinds = ['past', 'pharmacy', 'business', 'no business', 'store', 'drugstore'] as const;

/** Returns the tag keys or values of one kind in `place-words.csv`. */
export const placeWords = (kind: (typeof kinds)[number]): ReadonlySet<string> =>
  new Set(
    factRows('place-words', 'scripts/listings/sources/places', { kind: oneOf(kinds) }).flatMap((row) =>
      row.kind === kind ? (row.words ?? '').split(' ') : [],
    ),
  );

export interface PlaceBrand {
  readonly brand: string;
  readonly sign?: string | undefined;
  readonly runsPharmacies: boolean;
}

const ofTable = ({ brand, sign }: Brand): PlaceBrand => ({ brand, sign, runsPharmacies: true });

/** Returns a place's brand, by its tags for brand, Wikidata item, AllThePlaces spider (scraper) or name. */
export function brandOfPlace(tags: Tags): PlaceBrand | undefined {
  const statedBrand = plainText(tags.brand);
  const brandOfTable =
    (statedBrand === undefined ? undefined : (findBrand(statedBrand) ?? brandOfName(statedBrand))) ??
    brandOfWikidataItem(tags['brand:wikidata'] ?? '');
  if (brandOfTable !== undefined) return ofTable(brandOfTable);
  const spiderBrand = brandOfSpider(tags['@spider'] ?? '');
  if (statedBrand !== undefined && !isMistakeForChain(statedBrand, spiderBrand)) {
    const runsPharmacies = spiderBrand !== undefined || isDrugstoreChain(statedBrand);
    return { brand: statedBrand, sign: plainText(tags.name), runsPharmacies };
  }
  const knownBrand = spiderBrand ?? brandOfName(plainText(tags.name) ?? '');
  return knownBrand === undefined ? undefined : ofTable(knownBrand);
}

const isMistakeForChain = (stated: string, chain: Brand | undefined): boolean =>
  chain !== undefined &&
  (!/\p{L}/u.test(stated) || stated.toLowerCase().includes(chain.brand.toLowerCase().split(' ')[0] ?? ''));

/** What a place is, or why it is left out. The command `explain` shows a traced one. */
export type Role =
  | { readonly is: 'pharmacy' | 'store'; readonly provesPharmacy: boolean }
  | { readonly why: string; readonly traced: boolean };

/** Returns whether a place is a pharmacy or a store that may have one, or why it is left out. */
export function roleOf(tags: Tags, brand: PlaceBrand | undefined, isClosed: boolean): Role {
  const wasPharmacy =
    isClosed &&
    Object.entries(tags).some(([key, value]) => /:(?:amenity|healthcare)$/.test(key) && value === 'pharmacy');
  const trade = unsuitableTrade(tags);
  if (trade !== undefined) return { why: trade, traced: true };
  if (tags.amenity === 'pharmacy' || tags.healthcare === 'pharmacy' || wasPharmacy)
    return { is: 'pharmacy', provesPharmacy: true };
  // `pharmacy;clinic`: hours and phone are those of the whole place.
  if (hasPharmacy(tags)) return { is: 'store', provesPharmacy: true };
  if (brand?.runsPharmacies !== true)
    return { why: 'neither a pharmacy nor a store of a chain that runs them', traced: false };
  if (pharmacyAnswers(tags).some(saysNo))
    return { why: 'the store says that it has no pharmacy', traced: true };
  return isOtherThanStore(tags)
    ? { why: 'another kind of place of a chain that runs pharmacies', traced: false }
    : { is: 'store', provesPharmacy: false };
}

function unsuitableTrade({ amenity, healthcare, shop }: Tags): string | undefined {
  if (hasValue(amenity, 'veterinary') || hasValue(healthcare, 'veterinary')) return 'a pharmacy for animals';
  if (hasValue(amenity, 'vending_machine')) return 'a vending machine';
  return hasValue(shop, 'cannabis') ? 'a shop for cannabis' : undefined;
}

/** Returns why a place is not open to visitors: `private (tagged access=no)`. Undefined if it may be. */
export function restrictionIn(tags: Tags): string | undefined {
  if (/^(?:private|no|employees|staff|residents|military)$/i.test(tags.access ?? ''))
    return `private (tagged access=${tags.access})`;
  return saysNo(tags.dispensing)
    ? `no dispensing to patients (tagged dispensing=${tags.dispensing})`
    : undefined;
}

const isOtherThanStore = (tags: Tags): boolean =>
  tags.amenity !== undefined ||
  tags.healthcare !== undefined ||
  (tags.shop !== undefined && !storeTags.has(tags.shop) && !drugstoreTags.has(tags.shop)) ||
  /\b(?:liquors?|fuel|gas|optical|vision cent(?:er|re)|clinic|minuteclinic|tire)\b/i.test(tags.name ?? '');

const drugstoreTags = placeWords('drugstore');

/** Values of the tag `shop` for stores that may have a pharmacy inside: `supermarket`. */
export const storeTags = placeWords('store');
