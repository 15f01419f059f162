import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MapView, type MapWindow, panBy, wholeView, zoomBy } from '../../domain/places/map-view.ts';

/** Pixels that a finger may move and still be pressing a pin. */
const slack = 5;

interface Gestures {
  readonly view: MapView;
  readonly setView: (view: MapView) => void;
  /** Whether the press that ends now, or ended last, has moved the map, and so is no choice of a pin. */
  readonly dragged: RefObject<boolean>;
}

/** The view of a map that is dragged, turned at with a wheel and pinched. It is the whole map again for another list. */
export function useMapGestures(
  ground: RefObject<HTMLElement | null>,
  size: MapWindow,
  shown: string,
): Gestures {
  const [state, setState] = useState({ shown, view: wholeView });
  const view = state.shown === shown ? state.view : wholeView;
  const latest = useRef(view);
  latest.current = view;
  const dragged = useRef(false);
  const setView = (next: MapView): void => {
    latest.current = next;
    setState({ shown, view: next });
  };
  const pan = useEffectEvent((x: number, y: number) => setView(panBy(latest.current, size, { x, y })));
  const zoom = useEffectEvent((factor: number, at: { readonly x: number; readonly y: number }) =>
    setView(zoomBy(latest.current, size, factor, at)),
  );

  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    const down = new Map<number, { x: number; y: number }>();
    let way = 0;
    const middle = () => {
      const points = [...down.values()];
      const box = element.getBoundingClientRect();
      const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
      return { x: sum.x / points.length - box.left, y: sum.y / points.length - box.top };
    };
    const spread = (): number => {
      const [a, b] = [...down.values()];
      return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
    };
    // The street map in the drawing's place has gestures of its own.
    const isOther = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('.street-map') !== null;
    const begin = (): void => {
      if (down.size > 0) return;
      way = 0;
      dragged.current = false;
    };
    const press = (event: PointerEvent): void => {
      begin();
      if (event.button !== 0 || isOther(event)) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      // A button that was let go beside the map told it nothing.
      if (event.buttons === 0) down.delete(event.pointerId);
      if (!down.has(event.pointerId)) return;
      const [from, wide] = [middle(), spread()];
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const to = middle();
      way += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spread() - wide);
      if (way <= slack) return;
      // From here on the map has the finger, wherever it goes; before, the pin under it has.
      if (!dragged.current) element.setPointerCapture(event.pointerId);
      dragged.current = true;
      pan(to.x - from.x, to.y - from.y);
      if (wide > 0) zoom(spread() / wide, to);
    };
    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId);
    };
    const turn = (event: WheelEvent): void => {
      if (isOther(event)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('pointerdown', press);
    // A key that presses a pin has moved nothing.
    element.addEventListener('keydown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('keydown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('wheel', turn);
    };
  }, [ground]);
  return { view, setView, dragged };
}
