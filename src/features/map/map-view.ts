import {
  Map as LibraryMap,
  type LngLatBoundsLike,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import * as mapMessages from '../../messages/generated/map.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './street-map.css';
import type { InteractiveMapProps, MapPin } from '../../components/listing/interactive-map-context.ts';
import { mapLoadTimeoutMs } from '../../config/constants.ts';
import type { LatLng } from '../../domain/places/geo.ts';

// A file of this site: the content policy lets no worker run that is made of text.
setWorkerUrl(workerUrl);

type Shown = Pick<InteractiveMapProps, 'pins' | 'origin'>;
type Told = Pick<InteractiveMapProps, 'onPoint' | 'onChoose' | 'onReady' | 'onFailure'>;

export interface MapView {
  /** Highlights the pin at that position, and no other. */
  readonly light: (position: number | null) => void;
  readonly remove: () => void;
}

/** Room around the outermost pins, pixels. */
const padding = 36;
/** So that one pharmacy, or several in one building, do not fill the map. */
const closest = 15;

/** Draws pharmacies on a street map inside the element. Throws where the browser cannot draw (no WebGL). */
export function drawMap(ground: HTMLElement, styleUrl: string, { pins, origin }: Shown, told: Told): MapView {
  const map = new LibraryMap({
    container: ground,
    style: styleUrl,
    bounds: boundsOf([origin.location, ...pins.map(({ at }) => at)]),
    fitBoundsOptions: { padding, maxZoom: closest },
    // On a phone one finger goes on scrolling the page.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    locale: mapMessages.library,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }));
  map.addControl(new ScaleControl({ unit: 'imperial' }));
  const end = watchLoading(map, told);

  new Marker({ element: originMark(origin.label) }).setLngLat(origin.location).addTo(map);
  const marks = pins.map((pin, position) => {
    const mark = pinMark(pin);
    mark.addEventListener('mouseenter', () => told.onPoint(position));
    mark.addEventListener('mouseleave', () => told.onPoint(null));
    mark.addEventListener('focus', () => told.onPoint(position));
    mark.addEventListener('blur', () => told.onPoint(null));
    mark.addEventListener('click', () => told.onChoose(position));
    new Marker({ element: mark }).setLngLat(pin.at).addTo(map);
    return mark;
  });
  // The first pins of the list on top, and the one that stands out above all.
  const light = (lit: number | null): void => {
    marks.forEach((mark, position) => {
      mark.classList.toggle('lit', position === lit);
      mark.style.zIndex = String(position === lit ? marks.length + 1 : marks.length - position);
    });
  };
  light(null);
  return {
    light,
    remove: () => {
      end();
      map.remove();
    },
  };
}

/**
 * Tells once how loading ends. It fails if the style or a source cannot be had, if no tile can, or if it takes too long; a
 * single tile that is missing, or one that is later, leaves a gap and no more. Returns what stops the watching.
 */
function watchLoading(map: LibraryMap, { onReady, onFailure }: Told): () => void {
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
  map.on('load', () => finish(tiles === 0 && missing > 0 ? onFailure : onReady));
  return () => finish(() => undefined);
}

function boundsOf(points: readonly LatLng[]): LngLatBoundsLike {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function pinMark({ number, name, approximate }: MapPin): HTMLElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = approximate ? 'pin rough' : 'pin';
  mark.textContent = String(number);
  mark.title = name;
  mark.setAttribute('aria-label', (approximate ? mapMessages.roughPin : mapMessages.pin)({ number, name }));
  return mark;
}

function originMark(label: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'pin-from';
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', mapMessages.origin({ label }));
  return mark;
}
