import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapWindow } from '../../domain/places/map-view.ts';

/** The size of the element that a map is seen through; 0 by 0 while it is not shown. */
export function useMapWindow(ground: RefObject<HTMLElement | null>): MapWindow {
  const [size, setSize] = useState<MapWindow>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ground.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground]);
  return size;
}
