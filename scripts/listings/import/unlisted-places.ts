import type { GeoLocation, Pharmacy, PharmacyId, Source } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../../../src/domain/text/slug.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { closedSchema, unconfirmedSchema } from '../listing-schema.ts';
import { listingSlug } from '../listing-slugs.ts';
import { chooseFacts, type ListingFacts } from '../merge/listing-facts.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { faultOf } from './hold-record.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** Where a place lies, and who gave that where it is none of its records. */
export interface Place {
  readonly location: GeoLocation;
  readonly sources: readonly Source[];
}

/** Places a business from its facts and records; undefined where nothing places it. */
export type PlaceRecords = (facts: ListingFacts, records: readonly SourceRecord[]) => Place | undefined;

/** Returns the store of a chain that records without a word of a pharmacy come to; undefined for none. */
export function unconfirmedStore(
  records: readonly SourceRecord[],
  id: PharmacyId,
  place: PlaceRecords,
): UnconfirmedStore | undefined {
  const chosen = chooseFacts(records);
  const found = chosen && place(chosen, records);
  if (chosen?.brand === undefined || found === undefined) return undefined;
  const { address, brand, phone, website, hours, sources } = chosen;
  const store: UnconfirmedStore = {
    id,
    brand,
    sign: records.find((record) => record.brand === brand && record.sign !== undefined)?.sign ?? brand,
    address,
    location: found.location,
    timeZone: timeZoneAt(found.location, address.state, address.zip, address.city),
    phone,
    website,
    storeHours: hours?.store,
    sources: [...sources, ...found.sources],
  };
  return faultOf(unconfirmedSchema, store) === undefined ? store : undefined;
}

/**
 * Returns the record by whose word a business has closed; undefined where none says so. A later word stands
 * against it, and another brand's record; of the register, which hears of closings late, only its own.
 */
export function closingWord(records: readonly SourceRecord[]): SourceRecord | undefined {
  const day = ({ closed, date }: SourceRecord): string => closed?.on ?? date ?? '';
  const word = records
    .filter(({ closed }) => closed !== undefined)
    .toSorted((a, b) => compareText(day(b), day(a)) || compareText(a.key, b.key))[0];
  if (word === undefined) return undefined;
  const isRegisters = word.kind === 'register';
  const isOpen = records.some(({ closed, kind, date, brand }) => {
    if (closed !== undefined) return false;
    const isAnothers =
      brand !== undefined && brand !== word.brand && (isRegisters || word.brand !== undefined);
    return isAnothers || ((kind !== 'register' || isRegisters) && (date ?? '') > day(word));
  });
  return isOpen ? undefined : word;
}

/** How a business ended, and who says so. */
type End = Pick<ClosedPharmacy, 'why' | 'closedOn' | 'word' | 'note' | 'nextId'>;

/** Returns the end of a business that a record or the table of closed chains says has closed. */
export function statedEnd(
  { source, date }: SourceRecord,
  { on = date, why, citation }: NonNullable<SourceRecord['closed']>,
): End {
  return citation === undefined
    ? { why: 'stated', closedOn: on, word: { source, date }, note: why }
    : { why: 'stated', closedOn: on, word: { citation } };
}

/** Returns the businesses that a listing followed, and the addresses that it left, as closed pharmacies. */
export function followedPharmacies(
  { current, superseded }: Cluster,
  next: Pharmacy,
  place: PlaceRecords,
  idOf: (records: readonly SourceRecord[]) => PharmacyId | undefined,
): readonly ClosedPharmacy[] {
  const [first] = current
    .map(({ record }) => record)
    .toSorted((a, b) => compareText(a.enumerated ?? '9999', b.enumerated ?? '9999'));
  const businesses = groupBy(superseded, ({ record: { name, legalName, key, address }, end }) =>
    slugify(`${end ?? ''} ${name ?? legalName ?? key} ${address?.street ?? ''}`),
  );
  return [...businesses.values()].flatMap((members) => {
    const records = members.map(({ record }) => record);
    const id = idOf(records);
    const why = members[0]?.end ?? 'followed';
    return id === undefined
      ? []
      : (closedPharmacy(records, id, place, {
          why,
          closedOn: first?.enumerated,
          word: { source: first?.source, date: first?.date },
          nextId: why === 'left' ? undefined : next.id,
        }) ?? []);
  });
}

/** A business that is no longer there, from its records; undefined where they say too little to show it. */
export function closedPharmacy(
  records: readonly SourceRecord[],
  id: PharmacyId,
  place: PlaceRecords,
  end: End,
): ClosedPharmacy | undefined {
  const chosen = chooseFacts(records);
  const found = chosen && place(chosen, records);
  if (chosen === undefined || found === undefined) return undefined;
  const { name, address, brand, sources } = chosen;
  const closed: ClosedPharmacy = {
    id,
    slug: listingSlug(`${name} ${address.street}`, id),
    name,
    address,
    location: found.location,
    brand,
    ...end,
    note: faultOf(closedSchema.shape.note, end.note) === undefined ? end.note : undefined,
    sources: [...sources, ...found.sources],
  };
  return faultOf(closedSchema, closed) === undefined ? closed : undefined;
}

/** Gives closed pharmacies pages of their own beside those of the listings, which keep theirs. By id. */
export function withFreeSlugs(
  closed: readonly ClosedPharmacy[],
  listings: readonly Pharmacy[],
): readonly ClosedPharmacy[] {
  const pageOf = ({ address: { city, state } }: Pick<Pharmacy, 'address'>, slug: PharmacySlug): string =>
    `${slugify(`${city} ${state}`)}/${slug}`;
  const taken = new Set(listings.map((listing) => pageOf(listing, listing.slug)));
  return closed
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((place) => {
      const tail = slugify(place.id.split(/[:/]/).at(-1) ?? '');
      const slugs = [place.slug, `${place.slug}-${tail}`.slice(-100), slugify(place.id)].filter(
        isPharmacySlug,
      );
      const slug = slugs.find((candidate) => !taken.has(pageOf(place, candidate))) ?? place.slug;
      taken.add(pageOf(place, slug));
      return { ...place, slug };
    });
}
