import { type ComponentType, createContext, type ReactNode } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
import type { MapContent } from './map-content.ts';

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

/** How maps get a street map: null where the site has none. The app fills it, since components know no feature. */
export const StreetMapContext = createContext<StreetMapSource | null>(null);
