import { type ComponentType, useContext, useEffect, useState } from 'react';
import { type LiveMapProps, MapSourceContext, type StreetSource } from './map-context.ts';

/** From here on the map stands beside the list (split.css). */
const besideList = '(min-width: 62rem)';

interface LiveMap {
  /** The map that can be moved, once its code is there. */
  readonly Live: ComponentType<LiveMapProps> | undefined;
  readonly street: StreetSource | undefined;
  readonly failed: boolean;
}

// Once a page has it, the next one has it at once.
let loaded: ComponentType<LiveMapProps> | undefined;

/** Loads the map that can be moved: where it is in view once the page rests, else when it is asked for. */
export function useLiveMap(wanted: boolean): LiveMap {
  const source = useContext(MapSourceContext);
  const [Live, setLive] = useState<{ readonly Component: ComponentType<LiveMapProps> } | undefined>(
    () => loaded && { Component: loaded },
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (source === null || Live !== undefined) return;
    let current = true;
    const load = (): void => {
      const take = (Component: ComponentType<LiveMapProps>): void => {
        loaded = Component;
        if (current) setLive({ Component });
      };
      if (loaded !== undefined) take(loaded);
      else {
        source.load().then(take, () => {
          if (current) setFailed(wanted);
        });
      }
    };
    const wide = matchMedia(besideList);
    const whenWide = (): void => {
      if (wide.matches) load();
    };
    const timer = setTimeout(wanted || loaded !== undefined ? load : whenWide, wanted ? 0 : restMs);
    wide.addEventListener('change', whenWide);
    return () => {
      current = false;
      clearTimeout(timer);
      wide.removeEventListener('change', whenWide);
    };
  }, [source, wanted, Live]);
  return { Live: Live?.Component, street: source?.street, failed };
}

/** How long a page rests before what nobody has asked for is loaded. */
const restMs = 300;
