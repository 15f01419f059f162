import {
  type Brand,
  brandOfItem,
  brandOfName,
  brandOfSpider,
  findBrand,
  isDrugstoreChain,
} from '../../fields/brand-table.ts';
import { plainText, type Tags } from './place-text.ts';

/** The chain that a place is of, as its source names it. */
export interface PlaceBrand {
  readonly brand: string;
  readonly sign?: string | undefined;
  /** Whether the chain runs pharmacies, by the table of brands and the drugstores among chains. */
  readonly runsPharmacies: boolean;
}

const ofTable = ({ brand, sign }: Brand): PlaceBrand => ({ brand, sign, runsPharmacies: true });

/**
 * Returns the chain of a place by its brand, its item of Wikidata, its spider or its own name. An unknown
 * brand stands as it is written, unless it only misspells the spider's chain (`384`).
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

/** A text without letters, or with the chain's own word somewhere in it. */
const isMisspelt = (stated: string, { brand }: Brand): boolean =>
  !/\p{L}/u.test(stated) || stated.toLowerCase().includes(brand.split(' ')[0]?.toLowerCase() ?? brand);
