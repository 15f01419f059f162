import type { PlaceBrand } from './place-brand.ts';
import type { Closing } from './place-status.ts';
import { isTagged, saysNo, saysYes, type Tags } from './place-text.ts';

/** What a place is to a directory of pharmacies. */
export type Role =
  | { readonly is: 'pharmacy' | 'store'; readonly provesPharmacy: boolean }
  | { readonly why: string; readonly traced: boolean };

/**
 * Returns whether a place is a pharmacy, a store with one, or a store of a chain that runs them. A store that
 * denies it, and what else a chain has (fuel, a clinic), is neither.
 */
export function roleOf(tags: Tags, brand: PlaceBrand | undefined, closed: Closing | undefined): Role {
  const wasPharmacy =
    closed !== undefined &&
    Object.entries(tags).some(([key, value]) => /:(?:amenity|healthcare)$/.test(key) && value === 'pharmacy');
  const otherwise = otherTrade(tags);
  if (otherwise !== undefined) return { why: otherwise, traced: true };
  if (tags.amenity === 'pharmacy' || tags.healthcare === 'pharmacy' || wasPharmacy)
    return { is: 'pharmacy', provesPharmacy: true };
  // `pharmacy;clinic`: one of several things that the place is, whose hours and telephone are the whole's.
  if (isTagged(tags.amenity, 'pharmacy') || isTagged(tags.healthcare, 'pharmacy'))
    return { is: 'store', provesPharmacy: true };
  const answers = [tags['amenity:pharmacy'], tags.pharmacy];
  if (tags['opening_hours:pharmacy'] !== undefined || answers.some(saysYes))
    return { is: 'store', provesPharmacy: true };
  if (brand?.runsPharmacies !== true)
    return { why: 'neither a pharmacy nor a store of a chain that runs them', traced: false };
  if (answers.some(saysNo)) return { why: 'the store says that it has no pharmacy', traced: true };
  return isAnotherKind(tags)
    ? { why: 'another kind of place of a chain that runs pharmacies', traced: false }
    : { is: 'store', provesPharmacy: false };
}

/** What sells medicine and is no pharmacy for people, though its tags say `pharmacy` somewhere. */
function otherTrade({ amenity, healthcare, shop }: Tags): string | undefined {
  if (isTagged(amenity, 'veterinary') || isTagged(healthcare, 'veterinary')) return 'a pharmacy for animals';
  if (isTagged(amenity, 'vending_machine')) return 'a vending machine';
  return isTagged(shop, 'cannabis') ? 'a shop for cannabis' : undefined;
}

/** Why a place is none to go to with a prescription, by tags that say so. */
export function restrictionIn(tags: Tags): string | undefined {
  if (/^(?:private|no|employees|staff|residents|military)$/i.test(tags.access ?? ''))
    return `private (tagged access=${tags.access})`;
  return saysNo(tags.dispensing)
    ? `no dispensing to patients (tagged dispensing=${tags.dispensing})`
    : undefined;
}

/** Shops whose whole is not what a chain calls its store. */
const isAnotherKind = (tags: Tags): boolean =>
  tags.amenity !== undefined ||
  tags.healthcare !== undefined ||
  (tags.shop !== undefined && !storeTags.has(tags.shop) && !drugstoreTags.has(tags.shop)) ||
  /\b(?:liquors?|fuel|gas|optical|vision cent(?:er|re)|clinic|minuteclinic|tire)\b/i.test(tags.name ?? '');

const drugstoreTags: ReadonlySet<string> = new Set(['chemist', 'drugstore', 'pharmacy', 'yes']);

/** Shops that have a pharmacy in them; `chemist` is also what small pharmacies are tagged with. */
export const storeTags: ReadonlySet<string> = new Set([
  'supermarket',
  'department_store',
  'wholesale',
  'general',
  'variety_store',
  'convenience',
  'mall',
]);
