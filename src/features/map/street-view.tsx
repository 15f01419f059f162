import {
  Map as LibraryMap,
  LngLatBounds,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StreetMapProps } from '../../components/map/map-content.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './street-map.css';
import { mapLoadTimeoutMs } from '../../config/constants.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapPoint } from '../../domain/places/map-frame.ts';
import { groupSpots, type MapMark } from '../../domain/places/map-layout.ts';

// A file of this site: the content policy lets no worker run that is made of text.
setWorkerUrl(workerUrl);

export interface StreetViewProps extends StreetMapProps {
  readonly onReady: () => void;
}

const paddingPx = 44;
const firstViewMaxZoom = 15;
// Pixels of the first view. Zooming in separates pins farther apart.
const atOneSpot = (a: MapPoint, b: MapPoint): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= 4;

interface Shown {
  readonly mark: MapMark;
  readonly holder: HTMLElement;
}

/** Shows a street map with the pins of a list. Calls `onFailure` if WebGL or the map data is missing. */
export function StreetView(props: StreetViewProps) {
  const { styleUrl, pharmacies, origin, inView, inPage, pin } = props;
  const ground = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const onMove = useEffectEvent(props.onMove);
  const onReady = useEffectEvent(props.onReady);
  const onFailure = useEffectEvent(props.onFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another element
  useEffect(() => {
    if (ground.current === null) return;
    try {
      const map = openMap(
        ground.current,
        styleUrl,
        [origin.location, ...pharmacies.slice(0, inView).map(({ location }) => location)],
        inPage,
      );
      const end = watchLoading(map, onReady, onFailure);
      // The browser may take its drawing away at any time, and leaves blank ground.
      map.on('webglcontextlost', onFailure);
      // Only a move by the visitor has an original event.
      map.on('moveend', ({ originalEvent }) => {
        if (originalEvent === undefined) return;
        const { lat, lng } = map.getCenter();
        onMove({ lat, lng });
      });
      new Marker({ element: originMark(origin.label) }).setLngLat(origin.location).addTo(map);
      const spots = pharmacies.map(({ location }) => {
        const { x, y } = map.project(location);
        return { x, y, approximate: location.precision === 'zip' };
      });
      setShown(
        groupSpots(spots, atOneSpot).flatMap((mark, index) => {
          const [first = 0] = mark.members;
          const at = pharmacies[first]?.location;
          if (at === undefined) return [];
          const holder = document.createElement('div');
          // The first pins of the list lie on top.
          holder.style.zIndex = String(pharmacies.length - index);
          // A pin's outline begins at its point.
          new Marker({ element: holder, anchor: 'top-left' }).setLngLat(at).addTo(map);
          return { mark, holder };
        }),
      );
      return () => {
        end();
        map.remove();
      };
    } catch {
      // Without WebGL the library throws.
      onFailure();
    }
  }, [styleUrl]);
  return (
    <>
      <div ref={ground} className="street-map" />
      {shown.map(({ mark, holder }) => createPortal(pin(mark), holder, mark.members.join(' ')))}
    </>
  );
}

function openMap(
  container: HTMLElement,
  style: string,
  points: readonly LatLng[],
  inPage: boolean,
): LibraryMap {
  const map = new LibraryMap({
    container,
    style,
    bounds: points.reduce((bounds, point) => bounds.extend(point), new LngLatBounds()),
    fitBoundsOptions: { padding: paddingPx, maxZoom: firstViewMaxZoom },
    cooperativeGestures: inPage,
    dragRotate: false,
    pitchWithRotate: false,
    locale: mapMessages.library,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }));
  return map;
}

function watchLoading(map: LibraryMap, onReady: () => void, onFailure: () => void): () => void {
  let over = false;
  let tiles = 0;
  let missing = 0;
  const finish = (tell: () => void): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    tell();
  };
  const timer = setTimeout(() => finish(onFailure), mapLoadTimeoutMs);
  // Without a listener the library would log each error.
  map.on('error', (event) => {
    if ('tile' in event) missing += 1;
    else finish(onFailure);
  });
  map.on('sourcedata', ({ tile }) => {
    if (tile?.state === 'loaded') tiles += 1;
  });
  // If some tiles came, a missing one only leaves a gap.
  map.on('load', () => finish(tiles === 0 && missing > 0 ? onFailure : onReady));
  return () => finish(() => undefined);
}

function originMark(label: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'pin-from';
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', mapMessages.origin({ label }));
  return mark;
}
