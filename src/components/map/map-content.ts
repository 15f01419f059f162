import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
import type { MapPlace } from '../../domain/places/place.ts';

/** The point that a list is measured from; `label` as in "lines from …". */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

export interface MapContent {
  /** In the order of the list beside the map; pins have its numbers. */
  readonly pharmacies: readonly Pharmacy[];
  /** Number of the list's first card. Without a list, pins have no numbers and lead to pages. */
  readonly firstNumber?: number | undefined;
  /** How many of the nearest pharmacies must be in view; all by default. */
  readonly inView?: number | undefined;
  readonly origin: MapOrigin;
  /** The pharmacy that the map is about, shown as a larger pin at the origin. */
  readonly own?: Pharmacy | undefined;
  /** Names to show on the map, the most important first. */
  readonly places?: readonly MapPlace[] | undefined;
}

export interface StreetMapProps extends Pick<MapContent, 'pharmacies' | 'origin' | 'inView'> {
  /** URL of the map's style, which names its tiles. */
  readonly styleUrl: string;
  /** True if the page scrolls under it. Then one finger, or the wheel alone, does not move the map. */
  readonly inPage: boolean;
  readonly pin: (mark: MapMark) => ReactNode;
  /** Called with the map's new middle after the visitor moved it. */
  readonly onMove: (point: LatLng) => void;
  /** Called if the map cannot be shown. */
  readonly onFailure: () => void;
}

/** The street map that can replace a drawn map. */
export interface StreetMapSource {
  readonly styleUrl: string;
  /** True if it loads without a tap. */
  readonly atOnce: boolean;
  readonly StreetMap: ComponentType<StreetMapProps>;
}

/** The site's street map, null if it has none. The app provides it, since components import no features. */
export const StreetMapContext = createContext<StreetMapSource | null>(null);
