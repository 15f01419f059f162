import { useEffect, useEffectEvent, useState } from 'react';
import type { StreetMapProps } from '../../components/map/map-content.ts';
import { useModule } from '../../components/ui/use-module.ts';
import * as mapMessages from '../../messages/generated/map.ts';

const loadView = () => import('./street-view.tsx');

/** Shows a street map, and a note until its first picture is complete. */
export function StreetMap(props: StreetMapProps) {
  const { module, failed } = useModule(loadView, true);
  const [ready, setReady] = useState(false);
  const onFailure = useEffectEvent(props.onFailure);
  useEffect(() => {
    if (failed) onFailure();
  }, [failed]);
  return (
    <>
      {module !== undefined && <module.StreetView {...props} onReady={() => setReady(true)} />}
      <p className={ready ? 'sr' : 'map-note'} role="status">
        {ready ? mapMessages.streetOpen : mapMessages.streetComing}
      </p>
    </>
  );
}
