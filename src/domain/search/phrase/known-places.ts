import type { LatLng } from '../../places/geo.ts';
import type { LandmarkKind } from '../../places/place.ts';
import type { StateCode } from '../../places/us-state.ts';

/** A landmark or neighborhood that searches can name. */
export interface Spot extends LatLng {
  readonly name: string;
  readonly kind: LandmarkKind | 'neighborhood';
}

/** A city with pharmacies that searches can name. The coordinates are its center's. */
export interface PhraseCity extends LatLng {
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly zips: readonly string[];
  readonly spots?: readonly Spot[] | undefined;
  readonly larger?: LargerNamesake | undefined;
  readonly county?: string | undefined;
}

/** A place without pharmacies in the directory that is larger than a city of the same name. */
export interface LargerNamesake {
  readonly state: StateCode;
  readonly people: number;
  readonly location: LatLng;
}

/** A place without pharmacies in the directory: a city, a state or a ZIP code. */
export interface UnlistedPlace {
  readonly city?: string | undefined;
  readonly state: StateCode;
  readonly zip?: string | undefined;
  readonly location: LatLng;
}

/** Cities of the country without pharmacies in the directory, largest first, and where ZIP codes lie. */
export interface WiderGazetteer {
  readonly cities: readonly WiderCity[];
  /** Maps a ZIP code's first three digits to their state and mean position. */
  readonly zipPrefixes: ReadonlyMap<string, { readonly state: StateCode; readonly location: LatLng }>;
}

export interface WiderCity {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** Thousands of people; 0 below twenty thousand. */
  readonly population: number;
}

/** Returns the name of a place without pharmacies: `Austin, TX`, `OR`, `78701`. */
export const unlistedLabel = ({ city, state, zip }: UnlistedPlace): string =>
  zip ?? (city === undefined ? state : `${city}, ${state}`);
