import type { MapContent } from '../../components/listing/map-context.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapMark } from '../../domain/places/map-groups.ts';
import type { StatusOf } from '../../domain/search/open-groups.ts';

export interface StreetMapProps {
  /** Address of the map's style, which names its tiles. */
  readonly styleUrl: string;
  readonly content: MapContent;
  readonly statusOf: StatusOf | null;
  /** Position in the list of the pharmacy to be highlighted. */
  readonly lit: number | null;
  readonly onPoint: (position: number | null) => void;
  readonly onChoose: (mark: MapMark) => void;
  /** The visitor has moved the map: where its middle is now. */
  readonly onMove: (point: LatLng) => void;
  /** The first picture is complete. */
  readonly onReady: () => void;
  /** There will be no picture. It is called at most once, and never after `onReady`. */
  readonly onFailure: () => void;
}
