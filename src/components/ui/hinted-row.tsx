import { cloneElement, useCallback, useRef } from 'react';
import type { HintedControl } from './tooltip.tsx';
import { useModule } from './use-module.ts';

interface HintedRowProps {
  readonly className: string;
  readonly controls: readonly HintedControl[];
}

/** A row of controls with hints, whose code comes after the page. */
export function HintedRow({ className, controls }: HintedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // To get a hint a control is mounted anew: never under the pointer, and never in use.
  const load = useCallback(async () => {
    // Touch screens show none.
    if (!window.matchMedia('(any-hover: hover)').matches) return undefined;
    const tooltips = await import('./tooltip.tsx');
    return row.current?.matches(':hover, :focus-within') === false ? tooltips : undefined;
  }, []);
  const { module } = useModule(load, true);
  return (
    <div ref={row} className={className}>
      {module === undefined ? (
        controls.map(({ text, control }) => cloneElement(control, { key: text }))
      ) : (
        <module.Hints controls={controls} />
      )}
    </div>
  );
}
