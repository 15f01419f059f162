import { type ReactElement, useState } from 'react';

let tooltip: typeof import('./tooltip.tsx') | undefined;

/** Fetches the code of hints, so that controls which appear from now on have theirs. Without it they simply have none. */
export function preloadHints(): void {
  import('./tooltip.tsx').then(
    (module) => {
      tooltip = module;
    },
    () => undefined,
  );
}

/**
 * A hint on a control that appears some time after the page. Whether it has one is decided when it appears: wrapping it
 * later would mount it anew, under the visitor's finger or focus.
 */
export function LazyHint({
  text,
  children,
}: {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement;
}) {
  const [loaded] = useState(tooltip);
  if (loaded === undefined) return children;
  const { Hint, HintGroup } = loaded;
  return (
    <HintGroup>
      <Hint text={text}>{children}</Hint>
    </HintGroup>
  );
}
