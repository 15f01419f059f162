import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { StreetMapProps } from '../../components/map/map-content.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import type { StreetViewProps } from './street-view.tsx';

/** The street map, its library fetched first. Until its first picture it says that it is coming. */
export function StreetMap(props: StreetMapProps) {
  const [loaded, setLoaded] = useState<{ readonly View: ComponentType<StreetViewProps> }>();
  const [ready, setReady] = useState(false);
  const onFailure = useEffectEvent(props.onFailure);
  useEffect(() => {
    let current = true;
    import('./street-view.tsx').then(
      ({ StreetView }) => {
        if (current) setLoaded({ View: StreetView });
      },
      () => {
        if (current) onFailure();
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <>
      {loaded !== undefined && <loaded.View {...props} onReady={() => setReady(true)} />}
      <p className={ready ? 'sr' : 'map-note'} role="status">
        {ready ? mapMessages.streetOpen : mapMessages.streetComing}
      </p>
    </>
  );
}
