import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
import type { MapPlace } from '../../domain/places/place.ts';

/** The point that distances are measured from, and its name: `the center of Mobile`. */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

export interface MapContent {
  /** Pharmacies with pins, in the order of the list beside the map. */
  readonly pharmacies: readonly Pharmacy[];
  /** Number of the list's first card. Absent for a map without a list. */
  readonly firstNumber?: number | undefined;
  readonly inView?: number | undefined;
  readonly origin: MapOrigin;
  readonly own?: Pharmacy | undefined;
  /** Cities, landmarks and neighborhoods to name on the map, the most important first. */
  readonly places?: readonly MapPlace[] | undefined;
}

export interface StreetMapProps extends Pick<MapContent, 'pharmacies' | 'origin' | 'inView'> {
  readonly styleUrl: string;
  /** True for a map within a scrolling page, where one finger scrolls the page. */
  readonly inPage: boolean;
  readonly pin: (mark: MapMark) => ReactNode;
  readonly onMove: (point: LatLng) => void;
  readonly onFailure: () => void;
}

/** A street map from another host, which can replace the map drawn from the page's data. */
export interface StreetMapSource {
  readonly styleUrl: string;
  readonly atOnce: boolean;
  readonly StreetMap: ComponentType<StreetMapProps>;
}

/** The site's street map. Null if the site has none. */
export const StreetMapContext = createContext<StreetMapSource | null>(null);
