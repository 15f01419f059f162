import { memoize } from '../text/memoize.ts';
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

/** Packs listings for a dataset. */
export function packListings(pharmacies: readonly Pharmacy[]): PackedListings {
  return {
    ids: pharmacies.map(({ id }) => id),
    slugs: pharmacies.map(packedSlug),
    names: dictionary(pharmacies.map(({ name }) => name)),
    streets: pharmacies.map(({ address }) => address.street),
    units: dictionary(pharmacies.map(({ address }) => address.unit ?? null)),
    places: dictionary(pharmacies.map(({ address: { city, state, zip } }) => ({ city, state, zip }))),
    phones: pharmacies.map(({ phone }) => packedPhone(phone)),
    lats: pharmacies.map(({ location }) => location.lat),
    lngs: pharmacies.map(({ location }) => location.lng),
    positions: dictionary(pharmacies.map(({ location: { lat, lng, ...position } }) => position)),
    hours: dictionary(pharmacies.map(({ hours }) => hours ?? null)),
    traits: dictionary(pharmacies.map(traitsOf)),
    sources: dictionary(pharmacies.map(shownSources)),
  };
}

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

function dictionary<Value>(rows: readonly Value[]): Dictionary<Value> {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const numbers = rows.map((value) => {
    const key = typeof value === 'object' && value !== null ? textOf(value) : JSON.stringify(value);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, values.length);
    values.push(value);
    return values.length - 1;
  });
  return { values, rows: numbers };
}

/** A listing is in a tile and in those around it. */
const textOf = memoize((value: object): string => JSON.stringify(value));

const entry = <Value>({ values, rows }: Dictionary<Value>, row: number): Value => at(values, at(rows, row));

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`Packed listings have no row ${index}`);
  return value;
}

const packedSlug = memoize((pharmacy: Pharmacy): number | PharmacySlug => {
  const rule = slugRules.findIndex((slugOf) => slugOf(pharmacy) === pharmacy.slug);
  return rule === -1 ? pharmacy.slug : rule;
});

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

const traitsOf = memoize((pharmacy: Pharmacy): Traits => {
  const { id, slug, name, address, phone, website, location, hours, npi, sources, ...traits } = pharmacy;
  return traits;
});

const shownSources = memoize(({ sources }: Pharmacy): readonly Source[] => sources.map(shownSource));

/** A card names who stated something besides the position or what is the store's, and the newest date. */
const shownSource = (source: Source): Source => ({
  id: source.id,
  date: source.date,
  fields: [placesOnly(source) ? 'location' : describesStore(source) ? 'storeHours' : 'all'],
});
