import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';

interface LazyHintProps {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

/**
 * A hint on a control that appears some time after the page, which loads the hint's code. To get it the
 * control is mounted anew: one that is under the visitor's pointer or focus by then goes without.
 */
export function LazyHint({ text, children }: LazyHintProps) {
  const [tooltip, setTooltip] = useState<typeof import('./tooltip.tsx')>();
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    import('./tooltip.tsx').then(
      (module) => {
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
