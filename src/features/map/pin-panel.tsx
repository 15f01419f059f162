import { useEffect, useRef } from 'react';
import type { MapOrigin } from '../../components/listing/map-context.ts';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { resultFrom } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as mapMessages from '../../messages/generated/map.ts';

interface PinPanelProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly origin: MapOrigin;
  readonly onClose: () => void;
}

/** The pharmacies of a pin or a group, over the map: a sheet at its lower edge. The focus comes to it, and goes back to the pin. */
export function PinPanel({ pharmacies, origin, onClose }: PinPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = pharmacies.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin's panel is another one
  useEffect(() => {
    const before = document.activeElement;
    const here = panel.current;
    title.current?.focus({ preventScroll: true });
    return () => {
      const within = here?.contains(document.activeElement) || document.activeElement === document.body;
      if (within && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [shown]);
  return (
    <section
      ref={panel}
      className="pin-panel"
      aria-labelledby="panel-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h2 id="panel-title" ref={title} tabIndex={-1}>
        {mapMessages.panel({ count: pharmacies.length })}
      </h2>
      <button type="button" className="close" aria-label={mapMessages.closePanel} onClick={onClose}>
        <svg className="map-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
      <PharmacyCards items={pharmacies.map((pharmacy) => resultFrom(origin.location, pharmacy))} />
    </section>
  );
}
