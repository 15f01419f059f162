import { cloneElement, useCallback, useRef } from 'react';
import type { HintedControl } from './tooltip.tsx';
import { useModule } from './use-module.ts';

interface HintedRowProps {
  readonly className: string;
  readonly controls: readonly HintedControl[];
}

/** Shows a row of buttons and links. They get tooltips on devices that can hover. */
export function HintedRow({ className, controls }: HintedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // A hint remounts its control, so not while it is pointed at or in use.
  const load = useCallback(async () => {
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
        <module.Tooltips controls={controls} />
      )}
    </div>
  );
}
