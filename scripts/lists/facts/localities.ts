import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { type CountryPlace, countryPlaces, countryPlacesIn } from './country-places.ts';
import { usFactSources } from './fact-sources.ts';
import { visitorName } from './gazetteer-corrections.ts';
import { comparablePlace } from './place-names.ts';
import { type ZipCode, zipCodes, zipCodesIn } from './zip-codes.ts';

/** A name by which people of a state address letters: a place of the gazetteer, or a post office. */
export interface Locality {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** Absent for a post office that the gazetteer knows no place of. */
  readonly people?: number | undefined;
  /** The name as names are compared (`comparablePlace`). */
  readonly spelling: string;
}

/** Finds localities by name, and around a point. */
export interface Localities {
  /** Those that a name of the state may mean, places before post offices, the most populous first. */
  readonly named: (name: string, state: StateCode) => readonly Locality[];
  /** Those within so many statute miles of a point. */
  readonly within: (point: LatLng, miles: number) => readonly Locality[];
  readonly zip: (code: string) => ZipCode | undefined;
  /** The ZIP codes of the post offices of a name within so many statute miles of a point, ascending. */
  readonly zipsOf: (
    place: Pick<Locality, 'name' | 'state' | 'location'>,
    miles: number,
  ) => readonly ZipCode[];
}

const kilometresPerMile = 1.609344;

/** The localities of a state, and the ZIP codes of its post offices, by spelling. */
interface NamesOfState {
  readonly localities: ReadonlyMap<string, readonly Locality[]>;
  readonly zips: ReadonlyMap<string, readonly ZipCode[]>;
}

/** Places and ZIP codes, all or a state's. */
interface LocalitySource {
  readonly places: () => readonly CountryPlace[];
  readonly placesIn: (state: StateCode) => readonly CountryPlace[];
  readonly zips: () => readonly ZipCode[];
  readonly zipsIn: (state: StateCode) => readonly ZipCode[];
  readonly zip: (code: string) => ZipCode | undefined;
}

/** The localities of these places and ZIP codes alone. */
export function localitiesOf(places: readonly CountryPlace[], zips: readonly ZipCode[]): Localities {
  const placesIn = groupBy(places, ({ state }) => state);
  const zipsIn = groupBy(zips, ({ state }) => state);
  const byCode = new Map(zips.map((zip) => [zip.code, zip]));
  return indexedLocalities({
    places: () => places,
    placesIn: (state) => placesIn.get(state) ?? [],
    zips: () => zips,
    zipsIn: (state) => zipsIn.get(state) ?? [],
    zip: (code) => byCode.get(code),
  });
}

/** Indexes places and ZIP codes, so that no name is held against all of them: each state's when one of its names is asked for. */
function indexedLocalities({ places, placesIn, zips, zipsIn, zip }: LocalitySource): Localities {
  const spell = memoizeText(comparablePlace);
  const ofPlace = memoize((place: CountryPlace): Locality => ({ ...place, spelling: spell(place.name) }));
  const ofOffice = memoize(
    ({ office, state, location }: ZipCode): Locality => ({
      name: visitorName(office, state),
      state,
      location,
      spelling: spell(office),
    }),
  );
  const namesOf = memoizeText((state: StateCode): NamesOfState => {
    const offices = zipsIn(state);
    const localities = [...placesIn(state).map(ofPlace), ...offices.map(ofOffice)];
    return {
      localities: groupBy(localities, ({ spelling }) => spelling),
      zips: groupBy(offices, ({ office }) => spell(office)),
    };
  });
  let nearby: ((point: LatLng, miles: number) => readonly Locality[]) | undefined;
  return {
    named: (name, state) => namesOf(state).localities.get(spell(name)) ?? [],
    within: (point, miles) => {
      nearby ??= indexed([...places().map(ofPlace), ...zips().map(ofOffice)]);
      return nearby(point, miles);
    },
    zip,
    zipsOf: ({ name, state, location }, miles) =>
      (namesOf(state).zips.get(spell(name)) ?? [])
        .filter((office) => distanceMiles(location, office.location) <= miles)
        .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

function indexed(all: readonly Locality[]): (point: LatLng, miles: number) => readonly Locality[] {
  const index = new KDBush(all.length);
  for (const { location } of all) index.add(location.lng, location.lat);
  index.finish();
  return ({ lat, lng }, miles) =>
    around(index, lng, lat, Number.POSITIVE_INFINITY, miles * kilometresPerMile).flatMap(
      (id) => all[id] ?? [],
    );
}

let known: Localities | undefined;

/** The localities of the United States, from GeoNames (CC BY 4.0). Indexed at first use, once. */
export function usLocalities(): Localities {
  known ??= indexedLocalities({
    places: countryPlaces,
    placesIn: countryPlacesIn,
    zips: zipCodes,
    zipsIn: zipCodesIn,
    zip: usFactSources().zip,
  });
  return known;
}
