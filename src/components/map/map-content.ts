import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapPlace } from '../../domain/places/place.ts';

/** What a list is measured from; `label` as in "lines from …". */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

/** What a map shows. */
export interface MapContent {
  /** In the order of the list beside the map, whose numbers the pins carry. */
  readonly pharmacies: readonly Pharmacy[];
  /** Number of the list's first card; without a list beside the map pins have no numbers and lead to pages. */
  readonly firstNumber?: number | undefined;
  /** How many of the pharmacies must be in view: the nearest; all by default. */
  readonly inView?: number | undefined;
  readonly origin: MapOrigin;
  /** The pharmacy that the map is about, a larger pin at the origin. */
  readonly own?: Pharmacy | undefined;
  /** Names to put on the map, the most important first. */
  readonly places?: readonly MapPlace[] | undefined;
}
