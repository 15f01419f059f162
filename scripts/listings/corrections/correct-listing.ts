import type { Schedule } from '../../../src/domain/hours/hours.ts';
import { services } from '../../../src/domain/pharmacy/filters.ts';
import type { GeoLocation, Pharmacy, Source } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Fault } from '../../cli/problems/problem.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { withZipRadius, zipCode, zipRadiusMiles } from '../../lists/facts/zip-codes.ts';
import { readSchedule } from '../fields/read-hours.ts';
import { listingSchema } from '../listing-schema.ts';
import type { CorrectedField } from './correction-row.ts';
import type { Corrected } from './read-corrections.ts';

/** The id under which the owner's facts are shown. */
export const ownerSource = 'owner';

/** A correction that cannot be applied, and why. */
export type CorrectionFault = Fault & { readonly line: number };

/** How far beyond its ZIP code's reach a position may lie, miles: the reach is an estimate. */
const slackMiles = 3;

/** Under what name a listing's sources tell a corrected field. */
const factOf = (field: CorrectedField): string => {
  if (['street', 'unit', 'city', 'state', 'zip'].includes(field)) return 'address';
  return field === 'lat' || field === 'lng' ? 'location' : field;
};

/** Applies corrections to their listing. Its page moves only where its town was corrected. */
export function correctListing(
  listing: Pharmacy,
  corrections: readonly Corrected[],
): { readonly listing: Pharmacy; readonly faults: readonly CorrectionFault[] } {
  const faults: CorrectionFault[] = [];
  let corrected = listing;
  // A drive-through that has hours is one, as in an import.
  let isDriveThrough = false;
  for (const { change, date, line, value } of corrections) {
    if (change.kind === 'name') corrected = { ...corrected, name: change.name };
    if (change.kind === 'contact') corrected = { ...corrected, ...change.contact };
    if (change.kind === 'public') corrected = { ...corrected, mayNotServe: change.serves ? undefined : true };
    if (change.kind === 'services') corrected = { ...corrected, services: change.services };
    if (change.kind === 'address')
      corrected = { ...corrected, address: { ...corrected.address, ...change.address } };
    if (change.kind === 'hours') {
      const read = scheduleOf(change.hours, corrected, date);
      if (read.why === undefined) {
        const hours = { ...corrected.hours, [change.clock]: read.schedule };
        const isKnown = Object.values(hours).some((schedule) => schedule !== undefined);
        corrected = { ...corrected, hours: isKnown ? hours : undefined };
        isDriveThrough ||= change.clock === 'driveThrough' && read.schedule !== undefined;
      } else {
        const remedy = 'Write hours such as Mo-Fr 09:00-18:00; Sa 09:00-13:00.';
        faults.push({
          line,
          value,
          rule: `hours must be in the syntax of opening_hours (${read.why})`,
          remedy,
        });
      }
    }
  }
  if (isDriveThrough)
    corrected = {
      ...corrected,
      services: services.filter((id) => id === 'drive-through' || corrected.services.includes(id)),
    };
  const placed = placedListing(listing, corrected, corrections);
  if ('fault' in placed) return { listing, faults: [...faults, placed.fault] };
  const parsed = listingSchema.safeParse(placed.listing);
  const [first] = corrections;
  if (!parsed.success && first !== undefined) {
    const rule = `the corrected listing must fit the store (${parsed.error.issues[0]?.message ?? 'it does not'})`;
    faults.push({ line: first.line, value: listing.id, rule, remedy: 'Correct the values of its rows.' });
  }
  return { listing: { ...placed.listing, sources: withOwner(listing.sources, corrections) }, faults };
}

function scheduleOf(
  text: string | undefined,
  { address }: Pharmacy,
  date: string,
): { readonly schedule?: Schedule | undefined; readonly why?: string | undefined } {
  if (text === undefined) return {};
  const { schedule, refused } = readSchedule(text, address.state);
  if (schedule === undefined) return { why: refused.join('; ') || 'not understood' };
  return { schedule: { ...schedule, asOf: date } };
}

/** The listing at its corrected point; else where it was, or at its ZIP code's centre if too far. */
function placedListing(
  before: Pharmacy,
  after: Pharmacy,
  corrections: readonly Corrected[],
): { readonly listing: Pharmacy } | { readonly fault: CorrectionFault } {
  const degrees = new Map(
    corrections.flatMap(({ change, line }) =>
      change.kind === 'lat' || change.kind === 'lng'
        ? [[change.kind, { degrees: change.degrees, line }] as const]
        : [],
    ),
  );
  const lat = degrees.get('lat');
  const lng = degrees.get('lng');
  const { zip } = after.address;
  const line = (lat ?? lng ?? corrections.find(({ field }) => field === 'zip' || field === 'state'))?.line;
  if (line === undefined) return { listing: after };
  const centre = zipCode(zip);
  if (centre === undefined || centre.state !== after.address.state) {
    const rule = 'the ZIP code must be one of the state';
    return {
      fault: { line, value: `${after.address.state} ${zip}`, rule, remedy: 'Correct state and zip.' },
    };
  }
  if ((lat === undefined) !== (lng === undefined)) {
    const rule = 'lat and lng must be corrected together';
    return { fault: { line, value: before.id, rule, remedy: 'Add a row for the other one.' } };
  }
  const reach = (zipRadiusMiles(zip) ?? 0) + slackMiles;
  const stated: GeoLocation | undefined =
    lat === undefined || lng === undefined
      ? undefined
      : { lat: lat.degrees, lng: lng.degrees, precision: 'rooftop' };
  if (stated !== undefined && distanceMiles(stated, centre.location) > reach) {
    const rule = `a position must lie within ${reach.toFixed(1)} miles of the centre of its ZIP code`;
    const remedy = 'Write latitude first, north positive, and longitude second, negative in the Americas.';
    return { fault: { line, value: `${stated.lat},${stated.lng}`, rule, remedy } };
  }
  const isNear =
    before.address.zip === zip ||
    (before.location.precision !== 'zip' && distanceMiles(before.location, centre.location) <= reach);
  const ofZip: GeoLocation = { ...centre.location, precision: 'zip' };
  const location = stated ?? (isNear ? before.location : withZipRadius(ofZip, zip));
  const timeZone = timeZoneAt(location, after.address.state, zip, after.address.city);
  return { listing: { ...after, location, timeZone } };
}

/** The sources of a listing with the owner before them, and each fact told of the one that it is from. */
function withOwner(sources: readonly Source[], corrections: readonly Corrected[]): readonly Source[] {
  const told = new Set(corrections.map(({ field }) => factOf(field)));
  const own = [...groupBy(corrections, ({ date }) => date)].map(([date, rows]) => ({
    id: ownerSource,
    date,
    fields: [...new Set(rows.map(({ field }) => factOf(field)))],
  }));
  const others = sources.map((source) => ({
    ...source,
    fields: source.fields.filter((field) => !told.has(field)),
  }));
  return [...own, ...others.filter(({ fields }) => fields.length > 0)];
}
