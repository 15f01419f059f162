import { isShortcut, type PressedKey } from '../../components/ui/pressed-key.ts';
import { type MapView, type MapWindow, panBy, zoomBy } from '../../domain/places/map-view.ts';

/** How much a press on a button or key enlarges the map. */
export const zoomStep = 1.6;
/** How far an arrow key moves it, pixels. */
const panStep = 80;

/** The view that a key leads to; undefined for a key that is none of the map's. */
export function viewAfter(pressed: PressedKey, view: MapView, window: MapWindow): MapView | undefined {
  if (isShortcut(pressed)) return undefined;
  switch (pressed.key) {
    case 'ArrowLeft':
      return panBy(view, window, { x: panStep, y: 0 });
    case 'ArrowRight':
      return panBy(view, window, { x: -panStep, y: 0 });
    case 'ArrowUp':
      return panBy(view, window, { x: 0, y: panStep });
    case 'ArrowDown':
      return panBy(view, window, { x: 0, y: -panStep });
    case '+':
    case '=':
      return zoomBy(view, window, zoomStep);
    case '-':
      return zoomBy(view, window, 1 / zoomStep);
    default:
      return undefined;
  }
}
