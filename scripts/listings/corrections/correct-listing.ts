import { services } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy, Source } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Fault } from '../../cli/problems/problem.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { withZipRadius, zipCode, zipRadiusMiles } from '../../lists/facts/zip-codes.ts';
import { listingSchema } from '../listing-schema.ts';
import { type CorrectedField, hoursRemedy, hoursRule } from './correction-row.ts';
import type { CorrectionAtLine } from './read-corrections.ts';

/** Source id of facts that the site's owner has corrected. */
export const ownerSource = 'owner';

const radiusToleranceMiles = 3;

/** Returns a listing with the owner's corrections and their faults. With faults it must not be shown. */
export function correctListing(
  listing: Pharmacy,
  corrections: readonly CorrectionAtLine[],
): { readonly listing: Pharmacy; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  let corrected = listing;
  for (const { edit, date, line, value } of corrections) {
    const edited = edit(corrected, date);
    if (typeof edited !== 'string') corrected = edited;
    else faults.push({ line, value, rule: `${hoursRule} (${edited})`, remedy: hoursRemedy });
  }
  // Hours of a drive-through state the service, as in an import.
  if (corrections.some(({ field, value }) => field === 'driveThroughHours' && value !== '')) {
    const servicesInOrder = services.filter(
      (id) => id === 'drive-through' || corrected.services.includes(id),
    );
    corrected = { ...corrected, services: servicesInOrder };
  }
  const positioned = withCorrectedPosition(listing, corrected, corrections);
  if ('rule' in positioned) return { listing, faults: [...faults, positioned] };
  const { error } = listingSchema.safeParse(positioned);
  if (error !== undefined) {
    const rule = `the corrected listing must fit the store (${error.issues[0]?.message ?? 'it does not'})`;
    const line = corrections[0]?.line;
    faults.push({ line, value: listing.id, rule, remedy: 'Correct the values of its rows.' });
  }
  return { listing: { ...positioned, sources: withOwner(listing.sources, corrections) }, faults };
}

function withCorrectedPosition(
  before: Pharmacy,
  after: Pharmacy,
  corrections: readonly CorrectionAtLine[],
): Pharmacy | Fault {
  const lineOf = (...fields: readonly CorrectedField[]): number | undefined =>
    corrections.find(({ field }) => fields.includes(field))?.line;
  const line = lineOf('lat', 'lng', 'zip', 'state');
  if (line === undefined) return after;
  const { zip, state, city } = after.address;
  const centre = zipCode(zip);
  if (centre === undefined || centre.state !== state) {
    const rule = 'the ZIP code must be one of the state';
    return { line, value: `${state} ${zip}`, rule, remedy: 'Correct state and zip.' };
  }
  const isStated = lineOf('lat') !== undefined;
  if (isStated !== (lineOf('lng') !== undefined)) {
    const rule = 'lat and lng must be corrected together';
    return { line, value: before.id, rule, remedy: 'Add a row for the other one.' };
  }
  const maxMiles = (zipRadiusMiles(zip) ?? 0) + radiusToleranceMiles;
  const { location } = after;
  const isFar = distanceMiles(location, centre.location) > maxMiles;
  if (isStated && isFar) {
    const rule = `a position must lie within ${maxMiles.toFixed(1)} miles of the centre of its ZIP code`;
    const remedy = 'Write latitude first, north positive, and longitude second, negative in the Americas.';
    return { line, value: `${location.lat},${location.lng}`, rule, remedy };
  }
  const isMoved = !isStated && before.address.zip !== zip && (location.precision === 'zip' || isFar);
  const point = isMoved ? withZipRadius({ ...centre.location, precision: 'zip' }, zip) : location;
  return { ...after, location: point, timeZone: timeZoneAt(point, state, zip, city) };
}

const sourceFieldOf = (field: CorrectedField): string => {
  if (['street', 'unit', 'city', 'state', 'zip'].includes(field)) return 'address';
  return field === 'lat' || field === 'lng' ? 'location' : field;
};

function withOwner(sources: readonly Source[], corrections: readonly CorrectionAtLine[]): readonly Source[] {
  const correctedFacts = new Set(corrections.map(({ field }) => sourceFieldOf(field)));
  const ownerSources = [...groupBy(corrections, ({ date }) => date)].map(([date, rows]) => ({
    id: ownerSource,
    date,
    fields: [...new Set(rows.map(({ field }) => sourceFieldOf(field)))],
  }));
  const otherSources = sources.map((source) => ({
    ...source,
    fields: source.fields.filter((field) => !correctedFacts.has(field)),
  }));
  return [...ownerSources, ...otherSources.filter(({ fields }) => fields.length > 0)];
}
