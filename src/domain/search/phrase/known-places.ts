import type { LatLng } from '../../places/geo.ts';
import type { LandmarkKind } from '../../places/place.ts';
import type { StateCode } from '../../places/us-state.ts';

/** A landmark or neighborhood as the gazetteer names it; its slug follows from its name. */
export interface Spot extends LatLng {
  readonly name: string;
  readonly kind: LandmarkKind | 'neighborhood';
}

/** A listed city that phrases can name; the coordinates are its centre's. */
export interface PhraseCity extends LatLng {
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly zips: readonly string[];
  readonly spots?: readonly Spot[] | undefined;
  /** The largest place of its name, if that is much larger and has no listings. */
  readonly larger?: LargerNamesake | undefined;
  /** Without the word “County”; absent if unknown. */
  readonly county?: string | undefined;
}

/** A place without listings that has the name of a smaller one with listings. */
export interface LargerNamesake {
  readonly state: StateCode;
  readonly people: number;
  readonly location: LatLng;
}

/** A place without listings, as precisely as the words name it. */
export interface UnlistedPlace {
  readonly city?: string | undefined;
  /** For a ZIP code, the state of its first three digits. */
  readonly state: StateCode;
  readonly zip?: string | undefined;
  readonly location: LatLng;
}

/** Cities and ZIP codes of the country without listings. */
export interface WiderGazetteer {
  readonly cities: readonly WiderCity[];
  readonly zipPrefixes: ReadonlyMap<string, { readonly state: StateCode; readonly location: LatLng }>;
}

export interface WiderCity {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** People in thousands, rounded down; 0 for cities of fewer than twenty thousand. */
  readonly population: number;
}

/** Returns the label of an unlisted place: `Austin, TX`, `OR`, `78701`. */
export const unlistedLabel = ({ city, state, zip }: UnlistedPlace): string =>
  zip ?? (city === undefined ? state : `${city}, ${state}`);
