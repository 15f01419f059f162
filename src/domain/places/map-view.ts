import type { FramePoint } from './map-frame.ts';

/** What of a map is in view: the place of the frame in the middle of the window, in percent, and how many times it is enlarged. */
export interface MapView extends FramePoint {
  readonly zoom: number;
}

/** The map as it is first shown: its whole frame. */
export const wholeView: MapView = { x: 50, y: 50, zoom: 1 };

/** The window that a map is seen through, in pixels. */
export interface MapWindow {
  readonly width: number;
  readonly height: number;
}

interface Pixels {
  readonly x: number;
  readonly y: number;
}

const limits = { least: 0.25, most: 16, away: 200 } as const;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The length of the frame's side on the screen, pixels. */
export const sideOf = ({ width, height }: MapWindow, { zoom }: MapView): number =>
  Math.min(width, height) * zoom;

/** Where the upper left corner of the frame lies in the window, pixels. */
export function cornerOf(window: MapWindow, view: MapView): Pixels {
  const side = sideOf(window, view);
  return {
    x: window.width / 2 - (view.x / 100) * side,
    y: window.height / 2 - (view.y / 100) * side,
  };
}

/** The view after the map was dragged by so many pixels. */
export function panBy(view: MapView, window: MapWindow, { x, y }: Pixels): MapView {
  const side = sideOf(window, view);
  return {
    ...view,
    x: within(50 - limits.away, view.x - (x / side) * 100, 50 + limits.away),
    y: within(50 - limits.away, view.y - (y / side) * 100, 50 + limits.away),
  };
}

/** The view enlarged so many times around a place of the window (pixels from its upper left corner; its middle by default), which keeps its place. */
export function zoomBy(view: MapView, window: MapWindow, factor: number, at?: Pixels): MapView {
  const zoom = within(limits.least, view.zoom * factor, limits.most);
  const off = at === undefined ? { x: 0, y: 0 } : { x: at.x - window.width / 2, y: at.y - window.height / 2 };
  const before = sideOf(window, view);
  const after = sideOf(window, { ...view, zoom });
  const shift = 100 / before - 100 / after;
  return {
    zoom,
    x: within(50 - limits.away, view.x + off.x * shift, 50 + limits.away),
    y: within(50 - limits.away, view.y + off.y * shift, 50 + limits.away),
  };
}

/** Whether the view has been moved so far from the whole map that another list may fit it better. */
export const isElsewhere = ({ x, y, zoom }: MapView): boolean =>
  Math.hypot(x - 50, y - 50) * zoom > 12 || zoom < 0.75;
