import type { z } from 'zod';
import type { GeoLocation, Pharmacy, PharmacyId } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { closedSchema, unconfirmedSchema } from '../listing-schema.ts';
import { listingSlug } from '../listing-slugs.ts';
import type { ListingFacts } from '../merge/listing-facts.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** The merged facts of a business whose position is known. */
export type LocatedFacts = ListingFacts & { readonly location: GeoLocation };

/** Returns why a value does not fit a schema, or undefined if it fits. */
export function schemaFault(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'not of the store’s form');
}

/** Returns one entry for a chain's store without a known pharmacy. `[]` if a fact is missing or invalid. */
export function unconfirmedStore(
  records: readonly SourceRecord[],
  id: PharmacyId,
  { address, location, brand, phone, website, hours, sources }: LocatedFacts,
): readonly UnconfirmedStore[] {
  if (brand === undefined) return [];
  const store: UnconfirmedStore = {
    id,
    brand,
    sign: records.find((record) => record.brand === brand && record.sign !== undefined)?.sign ?? brand,
    ...{ address, location, timeZone: timeZoneAt(location, address.state, address.zip, address.city) },
    ...{ phone, website, storeHours: hours?.store, sources },
  };
  return schemaFault(unconfirmedSchema, store) === undefined ? [store] : [];
}

export type Closing = Pick<ClosedPharmacy, 'why' | 'closedOn' | 'word' | 'note' | 'nextId'>;

/** Returns the latest closing that records state, with its evidence. Undefined if others disprove it. */
export function statedClosingOf(
  records: readonly SourceRecord[],
): { readonly evidence: string; readonly closing: Closing } | undefined {
  const [latest] = records
    .flatMap(({ closed, ...record }) => (closed === undefined ? [] : [{ ...record, closed }]))
    .map((record) => ({ ...record, day: record.closed.on ?? record.date }))
    .toSorted((a, b) => compareText(b.day ?? '', a.day ?? '') || compareText(a.key, b.key));
  if (latest === undefined) return undefined;
  const { source, date, brand: closedBrand, day: closedOn } = latest;
  const isFromRegister = latest.kind === 'register';
  const isOpen = records.some(({ closed, kind, date: day = '', brand }) => {
    if (closed !== undefined) return false;
    const isOfOtherBrand =
      brand !== undefined && brand !== closedBrand && (isFromRegister || closedBrand !== undefined);
    // The register learns late of closings, so that its newer records disprove only its own word.
    return isOfOtherBrand || ((kind !== 'register' || isFromRegister) && day > (closedOn ?? ''));
  });
  if (isOpen) return undefined;
  const { why: evidence, citation } = latest.closed;
  const shown = citation === undefined ? { word: { source, date }, note: evidence } : { word: { citation } };
  return { evidence, closing: { why: 'stated', closedOn, ...shown } };
}

/** Returns the earlier businesses and addresses of a listing, each as its records and its closing. */
export function predecessorsOf(
  { current, superseded }: Cluster,
  next: Pharmacy,
): readonly { readonly records: readonly SourceRecord[]; readonly closing: Closing }[] {
  const [first] = current
    .map(({ record }) => record)
    .toSorted((a, b) => compareText(a.enumerated ?? '9999', b.enumerated ?? '9999'));
  const businesses = groupBy(superseded, ({ record: { name, legalName, key, address }, end }) =>
    slugify(`${end ?? ''} ${name ?? legalName ?? key} ${address?.street ?? ''}`),
  );
  return [...businesses.values()].map((members) => {
    const why = members[0]?.end ?? 'followed';
    const word = { source: first?.source, date: first?.date };
    const nextId = why === 'left' ? undefined : next.id;
    return {
      records: members.map(({ record }) => record),
      closing: { why, closedOn: first?.enumerated, word, nextId },
    };
  });
}

/** Returns one entry for a closed pharmacy, or `[]` if it breaks the schema. */
export function closedPharmacy(
  { name, address, location, brand, sources }: LocatedFacts,
  id: PharmacyId,
  closing: Closing,
): readonly ClosedPharmacy[] {
  const closed: ClosedPharmacy = {
    id,
    slug: listingSlug(`${name} ${address.street}`, id),
    ...{ name, address, location, brand },
    ...closing,
    note: closedSchema.shape.note.safeParse(closing.note).data,
    sources,
  };
  return schemaFault(closedSchema, closed) === undefined ? [closed] : [];
}
