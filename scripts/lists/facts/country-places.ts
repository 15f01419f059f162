import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

export interface CountryPlace {
  readonly state: StateCode;
  readonly name: string;
  readonly location: LatLng;
  readonly people: number;
}

/** Returns the populated places of the states and DC, state after state, the most populous of each first. */
export const countryPlaces = once((): readonly CountryPlace[] =>
  // A committed table: loading the gazetteer's package takes most of a second.
  factRows('country-places').flatMap(({ state = '', name = '', lat, lng, people }) =>
    isStateCode(state)
      ? [{ state, name, location: { lat: Number(lat), lng: Number(lng) }, people: Number(people) }]
      : [],
  ),
);
const byState = once(() => groupBy(countryPlaces(), (place) => place.state));

/** Returns the populated places of a state, the most populous first. */
export const countryPlacesIn = (state: StateCode): readonly CountryPlace[] => byState().get(state) ?? [];
