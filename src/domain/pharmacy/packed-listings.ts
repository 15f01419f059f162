import { memoize } from '../text/memoize.ts';
import { memoizeRecent } from '../text/memoize-recent.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../text/slug.ts';
import type { Pharmacy, Source } from './pharmacy.ts';
import { describesStore, placesOnly } from './source-reach.ts';

/** A column whose values come up again and again: each value once, and its position for each row. */
interface Dictionary<Value> {
  readonly values: readonly Value[];
  readonly rows: readonly number[];
}

/** What tells how a slug follows from the rest of a record: from its name and street, or from its name. */
const slugRules = [
  ({ name, address }: Pick<Pharmacy, 'name' | 'address'>): string => slugify(`${name} ${address.street}`),
  ({ name }: Pick<Pharmacy, 'name' | 'address'>): string => slugify(name),
] as const;

/** All that a record holds besides what has a column of its own. */
type Traits = Omit<
  Pharmacy,
  'id' | 'slug' | 'name' | 'address' | 'phone' | 'website' | 'location' | 'hours' | 'npi' | 'sources'
>;

/**
 * Listings in columns, which take a third of the room of records: what cards and filters show of them, without website and
 * register number.
 */
export interface PackedListings {
  readonly ids: readonly Pharmacy['id'][];
  /** The number of the rule that the slug follows, or the slug. */
  readonly slugs: readonly (number | PharmacySlug)[];
  readonly names: Dictionary<string>;
  readonly streets: readonly string[];
  readonly units: Dictionary<string | null>;
  readonly places: Dictionary<Pick<Pharmacy['address'], 'city' | 'state' | 'zip'>>;
  /** The digits after the country's code 1; null where there is none, any other number in full. */
  readonly phones: readonly (number | string | null)[];
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  readonly positions: Dictionary<Omit<Pharmacy['location'], 'lat' | 'lng'>>;
  readonly hours: Dictionary<Pharmacy['hours'] | null>;
  readonly traits: Dictionary<Traits>;
  readonly sources: Dictionary<readonly Source[]>;
}

/** A value with a text that tells it from others. */
interface Told<Value> {
  readonly value: Value;
  readonly text: string;
}

/** Packs listings for a dataset. */
export function packListings(pharmacies: readonly Pharmacy[]): PackedListings {
  const rows = pharmacies.map(packedRow);
  return {
    ids: pharmacies.map(({ id }) => id),
    slugs: rows.map(({ slug }) => slug),
    names: dictionary(rows, ({ name }) => name),
    streets: pharmacies.map(({ address }) => address.street),
    units: dictionary(rows, ({ unit }) => unit),
    places: dictionary(rows, ({ place }) => place),
    phones: rows.map(({ phone }) => phone),
    lats: pharmacies.map(({ location }) => location.lat),
    lngs: pharmacies.map(({ location }) => location.lng),
    positions: dictionary(rows, ({ position }) => position),
    hours: dictionary(rows, ({ hours }) => hours),
    traits: dictionary(rows, ({ traits }) => traits),
    sources: dictionary(rows, ({ sources }) => sources),
  };
}

/** The listings of a few crowded tiles. More would spare some packing, and take memory for the whole build. */
const mostRows = 2500;

/** What the columns have of a listing: it is in a tile and in those around it, which are packed one after the other. */
const packedRow = memoizeRecent((pharmacy: Pharmacy) => {
  const { name, address, phone, location, hours } = pharmacy;
  const { city, state, zip, unit } = address;
  const { lat, lng, ...position } = location;
  return {
    slug: packedSlug(pharmacy),
    phone: packedPhone(phone),
    name: { value: name, text: name },
    unit: { value: unit ?? null, text: JSON.stringify(unit ?? null) },
    place: told({ city, state, zip }),
    position: told(position),
    hours: hours === undefined ? noHours : hoursTold(hours),
    traits: told(traitsOf(pharmacy)),
    sources: told(pharmacy.sources.map(shownSource)),
  };
}, mostRows);

const told = <Value extends object>(value: Value): Told<Value> => ({ value, text: JSON.stringify(value) });

const noHours: Told<null> = { value: null, text: 'null' };

/** Most hours are those of many. */
const hoursTold = memoize((hours: NonNullable<Pharmacy['hours']>) => told(hours));

/** The listings of a dataset, in its order. */
export const unpackListings = (packed: PackedListings): readonly Pharmacy[] =>
  packed.ids.map((id, row): Pharmacy => {
    const unit = entry(packed.units, row) ?? undefined;
    const name = entry(packed.names, row);
    const address = { street: at(packed.streets, row), unit, ...entry(packed.places, row) };
    return {
      ...entry(packed.traits, row),
      id,
      slug: unpackedSlug(at(packed.slugs, row), { name, address }),
      name,
      address,
      phone: unpackedPhone(at(packed.phones, row)),
      location: {
        lat: at(packed.lats, row),
        lng: at(packed.lngs, row),
        ...entry(packed.positions, row),
      },
      hours: entry(packed.hours, row) ?? undefined,
      sources: entry(packed.sources, row),
    };
  });

function dictionary<Row, Value>(rows: readonly Row[], pick: (row: Row) => Told<Value>): Dictionary<Value> {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const numbers = rows.map((row) => {
    const { value, text } = pick(row);
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, values.length);
    values.push(value);
    return values.length - 1;
  });
  return { values, rows: numbers };
}

const entry = <Value>({ values, rows }: Dictionary<Value>, row: number): Value => at(values, at(rows, row));

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`Packed listings have no row ${index}`);
  return value;
}

function packedSlug(pharmacy: Pharmacy): number | PharmacySlug {
  const rule = slugRules.findIndex((slugOf) => slugOf(pharmacy) === pharmacy.slug);
  return rule === -1 ? pharmacy.slug : rule;
}

function unpackedSlug(
  packed: number | PharmacySlug,
  facts: Pick<Pharmacy, 'name' | 'address'>,
): PharmacySlug {
  const slug = typeof packed === 'number' ? at(slugRules, packed)(facts) : packed;
  if (!isPharmacySlug(slug)) throw new Error(`Not a pharmacy slug: ${slug}`);
  return slug;
}

const packedPhone = (phone: string | undefined): number | string | null =>
  phone === undefined ? null : /^\+1[1-9]\d{9}$/.test(phone) ? Number(phone.slice(2)) : phone;

const unpackedPhone = (packed: number | string | null): string | undefined =>
  packed === null ? undefined : typeof packed === 'number' ? `+1${packed}` : packed;

function traitsOf(pharmacy: Pharmacy): Traits {
  const { id, slug, name, address, phone, website, location, hours, npi, sources, ...traits } = pharmacy;
  return traits;
}

/** A card names who stated something besides the position or what is the store's, and the newest date. */
const shownSource = (source: Source): Source => ({
  id: source.id,
  date: source.date,
  fields: [placesOnly(source) ? 'location' : describesStore(source) ? 'storeHours' : 'all'],
});
