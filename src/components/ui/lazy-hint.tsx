import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';

type Tooltip = typeof import('./tooltip.tsx');

let tooltip: Tooltip | undefined;

async function loadTooltip(): Promise<Tooltip> {
  tooltip ??= await import('./tooltip.tsx');
  return tooltip;
}

/**
 * A hint on a control that appears some time after the page; its code is fetched when the control is there, not before.
 * Giving a control its hint mounts it anew, so one that is under the visitor's pointer or focus by then goes without, as does
 * one whose hint cannot be fetched.
 */
export function LazyHint({
  text,
  children,
}: {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}) {
  const [loaded, setLoaded] = useState(tooltip);
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    let current = true;
    loadTooltip().then(
      (module) => {
        if (current && control.current?.matches(':hover, :focus') === false) setLoaded(module);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (loaded === undefined) return cloneElement(children, { ref: control });
  const { Hint, HintGroup } = loaded;
  return (
    <HintGroup>
      <Hint text={text}>{children}</Hint>
    </HintGroup>
  );
}
