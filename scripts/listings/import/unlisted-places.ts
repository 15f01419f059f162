import type { GeoLocation, Pharmacy, PharmacyId } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { closedSchema, unconfirmedSchema } from '../listing-schema.ts';
import { listingSlug } from '../listing-slugs.ts';
import type { ListingFacts } from '../merge/listing-facts.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { schemaFault } from './fit-record.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** Returns the merged facts of a business, or undefined if its address or position is unknown. */
export type PlaceFactsOf = (
  records: readonly SourceRecord[],
) => (ListingFacts & { readonly location: GeoLocation }) | undefined;

/** Makes the entry of a chain's store without a known pharmacy. `[]` if a fact is missing or invalid. */
export function unconfirmedStore(
  records: readonly SourceRecord[],
  id: PharmacyId,
  placeFactsOf: PlaceFactsOf,
): readonly UnconfirmedStore[] {
  const facts = placeFactsOf(records);
  if (facts?.brand === undefined) return [];
  const { address, location, brand, phone, website, hours, sources } = facts;
  const store: UnconfirmedStore = {
    id,
    brand,
    sign: records.find((record) => record.brand === brand && record.sign !== undefined)?.sign ?? brand,
    address,
    location,
    timeZone: timeZoneAt(location, address.state, address.zip, address.city),
    phone,
    website,
    storeHours: hours?.store,
    sources,
  };
  return schemaFault(unconfirmedSchema, store) === undefined ? [store] : [];
}

/** Returns the record of a business's latest closing. Undefined for none, or if other records disprove it. */
export function closingRecord(records: readonly SourceRecord[]): SourceRecord | undefined {
  const day = ({ closed, date }: SourceRecord): string => closed?.on ?? date ?? '';
  const closing = records
    .filter(({ closed }) => closed !== undefined)
    .toSorted((a, b) => compareText(day(b), day(a)) || compareText(a.key, b.key))[0];
  if (closing === undefined) return undefined;
  const isFromRegister = closing.kind === 'register';
  const isOpen = records.some(({ closed, kind, date, brand }) => {
    if (closed !== undefined) return false;
    const isOfOtherBrand =
      brand !== undefined && brand !== closing.brand && (isFromRegister || closing.brand !== undefined);
    // The register learns late of closings, so that its newer records disprove only its own word.
    return isOfOtherBrand || ((kind !== 'register' || isFromRegister) && (date ?? '') > day(closing));
  });
  return isOpen ? undefined : closing;
}

type Closing = Pick<ClosedPharmacy, 'why' | 'closedOn' | 'word' | 'note' | 'nextId'>;

/** Makes a `stated` closing, dated by the record if its day is unknown. */
export function statedClosing(
  { source, date }: SourceRecord,
  { on = date, why, citation }: NonNullable<SourceRecord['closed']>,
): Closing {
  return citation === undefined
    ? { why: 'stated', closedOn: on, word: { source, date }, note: why }
    : { why: 'stated', closedOn: on, word: { citation } };
}

/** Makes closed pharmacies of `superseded`. They closed on the day the first NPI of `next` was issued. */
export function predecessorPharmacies(
  { current, superseded }: Cluster,
  next: Pharmacy,
  placeFactsOf: PlaceFactsOf,
  idOf: (records: readonly SourceRecord[]) => PharmacyId | undefined,
): readonly ClosedPharmacy[] {
  const [earliestIssued] = current
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
      : closedPharmacy(records, id, placeFactsOf, {
          why,
          closedOn: earliestIssued?.enumerated,
          word: { source: earliestIssued?.source, date: earliestIssued?.date },
          nextId: why === 'left' ? undefined : next.id,
        });
  });
}

/** Makes a closed pharmacy's entry. `[]` if its address or position is unknown, or it breaks the schema. */
export function closedPharmacy(
  records: readonly SourceRecord[],
  id: PharmacyId,
  placeFactsOf: PlaceFactsOf,
  end: Closing,
): readonly ClosedPharmacy[] {
  const facts = placeFactsOf(records);
  if (facts === undefined) return [];
  const { name, address, location, brand, sources } = facts;
  const closed: ClosedPharmacy = {
    id,
    slug: listingSlug(`${name} ${address.street}`, id),
    ...{ name, address, location, brand },
    ...end,
    note: schemaFault(closedSchema.shape.note, end.note) === undefined ? end.note : undefined,
    sources,
  };
  return schemaFault(closedSchema, closed) === undefined ? [closed] : [];
}
