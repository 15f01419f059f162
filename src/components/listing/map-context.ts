import { type ComponentType, createContext } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapPlace } from '../../domain/places/map-place.ts';

/** What a list is measured from; `label` as in "lines from …". */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

/** What a map shows. */
export interface MapContent {
  /** In the order of the list beside the map, whose numbers the pins carry. */
  readonly pharmacies: readonly Pharmacy[];
  readonly firstNumber: number;
  readonly origin: MapOrigin;
  /** Names to put on the map, the most important first. */
  readonly places: readonly MapPlace[];
}

export interface LiveMapProps extends MapContent {
  /** The street map that can take the drawing's place; absent where the site has none. */
  readonly street: StreetSource | undefined;
  /** Position in the list of the pharmacy to be highlighted. */
  readonly lit: number | null;
  /** Whether the map stands over its list, and not beside it. */
  readonly overList: boolean;
  /** The visitor points at a pin or focuses it (its position), or turns away from it (null). */
  readonly onPoint: (position: number | null) => void;
  /** The visitor chooses a pin whose pharmacy stands beside the map. */
  readonly onChoose: (position: number) => void;
  /** Measures the list from a point of the map; absent where there is no such list. */
  readonly onSearchArea?: ((point: LatLng) => void) | undefined;
}

/** Where the street map comes from. */
export interface StreetSource {
  /** Address of its style, which names its tiles. */
  readonly styleUrl: string;
  /** Whether it comes without being asked for. */
  readonly atOnce: boolean;
}

export interface MapSource {
  readonly street: StreetSource | undefined;
  /** Fetches the code of the map that can be moved. */
  readonly load: () => Promise<ComponentType<LiveMapProps>>;
}

/** How lists get a map that can be moved: null where there is none. The app fills it, since lists know no feature. */
export const MapSourceContext = createContext<MapSource | null>(null);
