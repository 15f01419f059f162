import {
  type Brand,
  brandOfItem,
  brandOfName,
  brandOfSpider,
  findBrand,
  isDrugstoreChain,
} from '../../fields/brand-table.ts';
import { plainText, type Tags } from './place-text.ts';

/** The chain of a place. */
export interface PlaceBrand {
  readonly brand: string;
  readonly sign?: string | undefined;
  /** True if the chain runs pharmacies, as those of the brand table and drugstores do. */
  readonly runsPharmacies: boolean;
}

const ofTable = ({ brand, sign }: Brand): PlaceBrand => ({ brand, sign, runsPharmacies: true });

/**
 * Returns the chain of a place, by its brand, its Wikidata item, its spider or its name. An unknown brand
 * stands as written, unless it only misspells the spider's chain (`384`).
 */
export function brandOfPlace(tags: Tags): PlaceBrand | undefined {
  const stated = plainText(tags.brand);
  const known =
    (stated === undefined ? undefined : (findBrand(stated) ?? brandOfName(stated))) ??
    brandOfItem(tags['brand:wikidata'] ?? '');
  if (known !== undefined) return ofTable(known);
  const collected = brandOfSpider(tags['@spider'] ?? '');
  if (stated !== undefined && !(collected !== undefined && isMisspelt(stated, collected))) {
    const runsPharmacies = collected !== undefined || isDrugstoreChain(stated);
    return { brand: stated, sign: plainText(tags.name), runsPharmacies };
  }
  const named = collected ?? brandOfName(plainText(tags.name) ?? '');
  return named === undefined ? undefined : ofTable(named);
}

/** True if a brand has no letters, or contains the first word of the chain. */
const isMisspelt = (stated: string, { brand }: Brand): boolean =>
  !/\p{L}/u.test(stated) || stated.toLowerCase().includes(brand.split(' ')[0]?.toLowerCase() ?? brand);
