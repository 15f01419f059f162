import {
  cloneElement,
  type ReactElement,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

type Tooltips = typeof import('./tooltip.tsx');

/** The code of hints, once a control has loaded it: later ones have their hint at once. */
let loaded: Tooltips | undefined;

/**
 * Loads the code of hints after the page. To get a hint a control is mounted anew: where the visitor points at
 * it or is in it by then, there is none.
 */
function useTooltips(of: RefObject<HTMLElement | null>): Tooltips | undefined {
  const [tooltips, setTooltips] = useState(loaded);
  useEffect(() => {
    import('./tooltip.tsx').then(
      (module) => {
        loaded = module;
        if (of.current?.matches(':hover, :focus, :focus-within') === false) setTooltips(module);
      },
      () => undefined,
    );
  }, [of]);
  return tooltips;
}

interface LazyHintProps {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

/** A hint on a control that appears some time after the page. */
export function LazyHint({ text, children }: LazyHintProps) {
  const control = useRef<HTMLElement>(null);
  const tooltips = useTooltips(control);
  if (tooltips === undefined) return cloneElement(children, { ref: control });
  const { Hint, HintGroup } = tooltips;
  return (
    <HintGroup>
      <Hint text={text}>{children}</Hint>
    </HintGroup>
  );
}

interface HintedRowProps {
  readonly className: string;
  /** Focusable elements that pass their props on, each with what it does. */
  readonly controls: readonly { readonly text: string; readonly control: ReactElement }[];
}

/** A row of controls with hints. */
export function HintedRow({ className, controls }: HintedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const tooltips = useTooltips(row);
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
