import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';

interface LazyHintProps {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

/** The code of hints, once a control has loaded it: later ones have their hint at once. */
let loaded: typeof import('./tooltip.tsx') | undefined;

/**
 * A hint on a control that appears some time after the page, which loads the hint's code. To get it the
 * control is mounted anew: one that is under the visitor's pointer or focus by then goes without.
 */
export function LazyHint({ text, children }: LazyHintProps) {
  const [tooltip, setTooltip] = useState(loaded);
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    import('./tooltip.tsx').then(
      (module) => {
        loaded = module;
        if (control.current?.matches(':hover, :focus') === false) setTooltip(module);
      },
      () => undefined,
    );
  }, []);
  if (tooltip === undefined) return cloneElement(children, { ref: control });
  const { Hint, HintGroup } = tooltip;
  return (
    <HintGroup>
      <Hint text={text}>{children}</Hint>
    </HintGroup>
  );
}
