import { type ComponentType, useContext, useEffect, useState } from 'react';
import { InteractiveMapContext, type InteractiveMapProps } from './interactive-map-context.ts';

/** Whether the visitor has asked for the interactive map, and how to say so. */
export interface MapChoice {
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
}

/** The visitor's choice, for as long as the component that holds it stands. */
export function useMapChoice(): MapChoice {
  const [wanted, want] = useState(false);
  return { wanted, want };
}

export type StreetMapState = 'closed' | 'loading' | 'open' | 'failed';

interface StreetMap {
  readonly styleUrl: string;
  /** The interactive map's component while it is loading its picture or open. */
  readonly Street: ComponentType<InteractiveMapProps> | undefined;
  readonly state: StreetMapState;
  readonly toggle: () => void;
  readonly ready: () => void;
  readonly fail: () => void;
}

/** Loads the interactive map when it is wanted. Null where the site has none. A failure takes the wish back, so that it can be tried again. */
export function useStreetMap({ wanted, want }: MapChoice): StreetMap | null {
  const source = useContext(InteractiveMapContext);
  const [loaded, setLoaded] = useState<{ readonly Street: ComponentType<InteractiveMapProps> }>();
  const [outcome, setOutcome] = useState<'none' | 'open' | 'failed'>('none');
  useEffect(() => {
    if (!wanted || source === null) return;
    let current = true;
    source.load().then(
      (Street) => {
        if (current) setLoaded({ Street });
      },
      () => {
        if (!current) return;
        setOutcome('failed');
        want(false);
      },
    );
    return () => {
      current = false;
      setLoaded(undefined);
    };
  }, [wanted, want, source]);
  if (source === null) return null;
  return {
    styleUrl: source.styleUrl,
    Street: loaded?.Street,
    state: stateOf(wanted, outcome),
    toggle: () => {
      setOutcome('none');
      want(!wanted);
    },
    ready: () => setOutcome('open'),
    fail: () => {
      setOutcome('failed');
      want(false);
    },
  };
}

function stateOf(wanted: boolean, outcome: 'none' | 'open' | 'failed'): StreetMapState {
  if (!wanted) return outcome === 'failed' ? 'failed' : 'closed';
  return outcome === 'open' ? 'open' : 'loading';
}
