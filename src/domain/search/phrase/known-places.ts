import type { LatLng } from '../../places/geo.ts';
import type { LandmarkKind } from '../../places/place.ts';
import type { StateCode } from '../../places/us-state.ts';

/** A landmark or neighborhood of a city that searches can name. */
export interface Spot extends LatLng {
  readonly name: string;
  readonly kind: LandmarkKind | 'neighborhood';
}

/** A city with listings that searches can name; the coordinates are its center's. */
export interface PhraseCity extends LatLng {
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly zips: readonly string[];
  readonly spots?: readonly Spot[] | undefined;
  readonly larger?: LargerNamesake | undefined;
  readonly county?: string | undefined;
}

/** A place without listings that has the same name as a listed city, and at least twice its people. */
export interface LargerNamesake {
  readonly state: StateCode;
  readonly people: number;
  readonly location: LatLng;
}

/** A place without listings that a search names: a city, a state or a ZIP code. `state` is always set. */
export interface UnlistedPlace {
  readonly city?: string | undefined;
  readonly state: StateCode;
  readonly zip?: string | undefined;
  readonly location: LatLng;
}

/** Cities of the country without listings, most populous first, and where all ZIP codes lie. */
export interface WiderGazetteer {
  readonly cities: readonly WiderCity[];
  /** By the first three digits: the ZIP codes' main state and mean position. */
  readonly zipPrefixes: ReadonlyMap<string, { readonly state: StateCode; readonly location: LatLng }>;
}

export interface WiderCity {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** Thousands of people, rounded down; 0 below twenty thousand. */
  readonly population: number;
}

/** Returns a label of a place without listings: `Austin, TX`, `OR`, `78701`. */
export const unlistedLabel = ({ city, state, zip }: UnlistedPlace): string =>
  zip ?? (city === undefined ? state : `${city}, ${state}`);
