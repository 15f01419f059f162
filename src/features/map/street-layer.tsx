import { type ComponentType, useEffect, useState } from 'react';
import * as mapMessages from '../../messages/generated/map.ts';
import type { StreetMapProps } from './street-map-props.ts';

/** The street map, its library fetched first. Until its first picture is complete it says that it is coming. */
export function StreetLayer({ onFailure, ...props }: Omit<StreetMapProps, 'onReady'>) {
  const [Street, setStreet] = useState<{ readonly Map: ComponentType<StreetMapProps> }>();
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, and fails once
  useEffect(() => {
    let current = true;
    import('./street-map.tsx').then(
      ({ StreetMap }) => {
        if (current) setStreet({ Map: StreetMap });
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
      {Street !== undefined && <Street.Map {...props} onFailure={onFailure} onReady={() => setReady(true)} />}
      <p className="coming" role="status">
        {ready ? mapMessages.streetOpen : mapMessages.streetComing}
      </p>
    </>
  );
}
