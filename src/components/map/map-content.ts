import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
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
  /** Number of the list's first card; without a list pins have no numbers and lead to pages. */
  readonly firstNumber?: number | undefined;
  /** How many of the pharmacies must be in view: the nearest; all by default. */
  readonly inView?: number | undefined;
  readonly origin: MapOrigin;
  /** The pharmacy that the map is about, a larger pin at the origin. */
  readonly own?: Pharmacy | undefined;
  /** Names to put on the map, the most important first. */
  readonly places?: readonly MapPlace[] | undefined;
}

export interface StreetMapProps extends Pick<MapContent, 'pharmacies' | 'origin' | 'inView'> {
  /** Address of the map's style, which names its tiles. */
  readonly styleUrl: string;
  /** Whether the page scrolls under it: then one finger, or the wheel alone, does not move the map. */
  readonly inPage: boolean;
  /** Draws the pin of a mark. */
  readonly pin: (mark: MapMark) => ReactNode;
  /** The visitor has moved the map: where its middle is now. */
  readonly onMove: (point: LatLng) => void;
  /** There will be no map. */
  readonly onFailure: () => void;
}

/** The street map that can take a drawn map's place. */
export interface StreetMapSource {
  readonly styleUrl: string;
  /** Whether it comes without a tap. */
  readonly atOnce: boolean;
  readonly StreetMap: ComponentType<StreetMapProps>;
}

/** The site's street map; null where it has none. The app fills it: components know no feature. */
export const StreetMapContext = createContext<StreetMapSource | null>(null);
