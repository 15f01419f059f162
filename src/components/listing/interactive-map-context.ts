import { type ComponentType, createContext } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';

/** One pharmacy on an interactive map, with its number in the list beside it. */
export interface MapPin {
  readonly number: number;
  readonly name: string;
  readonly at: LatLng;
  /** Only the centre of its ZIP code is known. */
  readonly approximate: boolean;
}

/** What a list is measured from; `label` as in "lines from …". */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

export interface InteractiveMapProps {
  /** Address of the map's style, which names its tiles. */
  readonly styleUrl: string;
  readonly pins: readonly MapPin[];
  readonly origin: MapOrigin;
  /** Position in `pins` of the pharmacy to be highlighted. */
  readonly lit: number | null;
  /** The visitor points at a pin or focuses it (its position), or turns away from it (null). */
  readonly onPoint: (position: number | null) => void;
  /** The visitor chooses a pin. */
  readonly onChoose: (position: number) => void;
  /** The first picture is complete. */
  readonly onReady: () => void;
  /** There will be no picture. It is called at most once, and never after `onReady`. */
  readonly onFailure: () => void;
}

export interface InteractiveMapSource {
  readonly styleUrl: string;
  /** Fetches the map's code. */
  readonly load: () => Promise<ComponentType<InteractiveMapProps>>;
}

/** How lists get an interactive map: null where the site has none. The app fills it, since lists know no map library. */
export const InteractiveMapContext = createContext<InteractiveMapSource | null>(null);
