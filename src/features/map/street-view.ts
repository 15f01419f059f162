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
import type { MapOrigin } from '../../components/listing/map-context.ts';
import { pinOutline } from '../../components/listing/map-markup.ts';
import { mapLoadTimeoutMs } from '../../config/constants.ts';
import { distanceMiles, type LatLng, pointAt } from '../../domain/places/geo.ts';
import { ringsFor } from '../../domain/places/map-frame.ts';
import type { MapMark } from '../../domain/places/map-groups.ts';
import type { StreetMapProps } from './street-map-props.ts';

// A file of this site: the content policy lets no worker run that is made of text.
setWorkerUrl(workerUrl);

interface Shown {
  readonly marks: readonly { readonly mark: MapMark; readonly at: LatLng }[];
  readonly origin: MapOrigin;
  readonly firstNumber: number;
}

type Told = Pick<StreetMapProps, 'onPoint' | 'onChoose' | 'onMove' | 'onReady' | 'onFailure'>;

/** How a mark looks, and what a screen reader says of it. */
interface Dress {
  readonly className: string;
  readonly name: string;
  readonly isLit: boolean;
}

export interface StreetView {
  /** Gives every mark the look that it has now. */
  readonly dress: (dressOf: (mark: MapMark) => Dress) => void;
  readonly remove: () => void;
}

/** Room around the outermost pins, pixels. */
const padding = 36;
/** So that one pharmacy, or several in one building, do not fill the map. */
const closest = 15;

/** Draws pharmacies on a street map inside the element. Throws where the browser cannot draw (no WebGL). */
export function drawMap(ground: HTMLElement, styleUrl: string, shown: Shown, told: Told): StreetView {
  const { marks, origin, firstNumber } = shown;
  const map = new LibraryMap({
    container: ground,
    style: styleUrl,
    bounds: boundsOf([origin.location, ...marks.map(({ at }) => at)]),
    fitBoundsOptions: { padding, maxZoom: closest },
    dragRotate: false,
    pitchWithRotate: false,
    locale: mapMessages.library,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }));
  const end = watchLoading(map, told);
  // What the visitor moves comes with the event that moved it.
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent === undefined) return;
    const { lat, lng } = map.getCenter();
    told.onMove({ lat, lng });
  });
  map.on('load', () => drawRings(map, origin.location, milesAcross(map)));

  new Marker({ element: originMark(origin.label) }).setLngLat(origin.location).addTo(map);
  const drawn = marks.map(({ mark, at }) => {
    const [first = 0] = mark.members;
    const element = pinMark(mark, firstNumber + first);
    element.addEventListener('mouseenter', () => told.onPoint(first));
    element.addEventListener('mouseleave', () => told.onPoint(null));
    element.addEventListener('focus', () => told.onPoint(first));
    element.addEventListener('blur', () => told.onPoint(null));
    element.addEventListener('click', () => told.onChoose(mark));
    const holder = document.createElement('div');
    holder.append(element);
    // The outline begins at its point.
    new Marker({ element: holder, anchor: 'top-left' }).setLngLat(at).addTo(map);
    return { mark, holder, element, first };
  });
  return {
    dress: (dressOf) => {
      for (const { mark, holder, element, first } of drawn) {
        const { className, name, isLit } = dressOf(mark);
        element.setAttribute('class', className);
        element.setAttribute('aria-label', name);
        // The first pins of the list on top, and the one that stands out above all.
        holder.style.zIndex = String(isLit ? 1000 : 999 - first);
      }
    },
    remove: () => {
      end();
      map.remove();
    },
  };
}

/** Statute miles from the left edge of the map to its right one. */
function milesAcross(map: LibraryMap): number {
  const { _sw: west, _ne: east } = map.getBounds();
  const { lat } = map.getCenter();
  return distanceMiles({ lat, lng: west.lng }, { lat, lng: east.lng });
}

/** The rings of the drawing, around the point that is measured from. */
function drawRings(map: LibraryMap, origin: LatLng, miles: number): void {
  const bearings = Array.from({ length: 73 }, (_, index) => index * 5);
  map.addSource('rings', {
    type: 'geojson',
    data: {
      type: 'MultiLineString',
      coordinates: ringsFor(miles).map((radius) =>
        bearings.map((bearing) => {
          const { lat, lng } = pointAt(origin, bearing, radius);
          return [lng, lat];
        }),
      ),
    },
  });
  map.addLayer({
    id: 'rings',
    type: 'line',
    source: 'rings',
    paint: { 'line-color': '#173f8a', 'line-width': 1.5, 'line-opacity': 0.55, 'line-dasharray': [2, 3] },
  });
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

const svg = 'http://www.w3.org/2000/svg';

/** A mark in the shape that it has on the drawing. */
function pinMark({ members }: MapMark, number: number): HTMLElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  const picture = document.createElementNS(svg, 'svg');
  const shape = document.createElementNS(svg, members.length > 1 ? 'circle' : 'path');
  if (members.length > 1) shape.setAttribute('r', '16');
  else shape.setAttribute('d', pinOutline);
  const text = document.createElementNS(svg, 'text');
  if (members.length === 1) text.setAttribute('y', '-22');
  text.textContent = String(members.length > 1 ? members.length : number);
  picture.append(shape, text);
  mark.append(picture);
  return mark;
}

function originMark(label: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'pin-from';
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', mapMessages.origin({ label }));
  return mark;
}
