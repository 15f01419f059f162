import type { LatLng } from '../../places/geo.ts';
import type { LandmarkKind } from '../../places/place.ts';
import type { StateCode } from '../../places/us-state.ts';

/** A landmark or neighborhood as the gazetteer names it; its slug follows from its name. */
export interface Spot extends LatLng {
  readonly name: string;
  readonly kind: LandmarkKind | 'neighborhood';
}

/** A city that phrases can name, at its centre. */
export interface PhraseCity extends LatLng {
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly zips: readonly string[];
  readonly spots?: readonly Spot[] | undefined;
  /** The largest place of its name, where that is much larger and has no listings. */
  readonly larger?: LargerNamesake | undefined;
  /** Without the word “County”; absent where no source names it. */
  readonly county?: string | undefined;
}

/** A place that is called like a smaller one with listings. */
export interface LargerNamesake {
  readonly state: StateCode;
  readonly people: number;
  readonly location: LatLng;
}

/** A place of the country that has no listings, as far as the words tell. */
export interface UnlistedPlace {
  readonly city?: string | undefined;
  /** Of a ZIP code, that of its first three digits. */
  readonly state: StateCode;
  readonly zip?: string | undefined;
  readonly location: LatLng;
}

/** Cities and ZIP codes of the country without listings. */
export interface WiderGazetteer {
  /** The most populous first. */
  readonly cities: readonly WiderCity[];
  /** By the first three digits of ZIP codes: their state and their middle. */
  readonly zipPrefixes: ReadonlyMap<string, { readonly state: StateCode; readonly location: LatLng }>;
}

export interface WiderCity {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** People, to the next thousand below, where there are twenty thousand or more; 0 for smaller cities. */
  readonly population: number;
}

/** `Austin, TX`, `OR`, `78701`. */
export const unlistedLabel = ({ city, state, zip }: UnlistedPlace): string =>
  zip ?? (city === undefined ? state : `${city}, ${state}`);
