import { cloneElement, type ReactElement, useCallback, useRef } from 'react';
import { useModule } from './use-module.ts';

interface HintedRowProps {
  readonly className: string;
  /** Focusable elements that pass their props on, each with what it does. */
  readonly controls: readonly { readonly text: string; readonly control: ReactElement }[];
}

/** A row of controls with hints, whose code comes after the page. */
export function HintedRow({ className, controls }: HintedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // To get a hint a control is mounted anew: never under the pointer, and never in use.
  const load = useCallback(async () => {
    const tooltips = await import('./tooltip.tsx');
    if (row.current?.matches(':hover, :focus-within') !== false) throw new Error('In use');
    return tooltips;
  }, []);
  const { module: tooltips } = useModule(load, true);
  return (
    <div ref={row} className={className}>
      {tooltips === undefined ? (
        controls.map(({ text, control }) => cloneElement(control, { key: text }))
      ) : (
        <tooltips.HintGroup>
          {controls.map(({ text, control }) => (
            <tooltips.Hint key={text} text={text}>
              {control}
            </tooltips.Hint>
          ))}
        </tooltips.HintGroup>
      )}
    </div>
  );
}
