import { lazy, type ReactElement, Suspense } from 'react';

interface LazyHintProps {
  readonly text: string;
  /** One focusable element that passes its props on. */
  readonly children: ReactElement;
}

const LoadedHint = lazy(async () => {
  const { Hint, HintGroup } = await import('./tooltip.tsx');
  return {
    default: ({ text, children }: LazyHintProps) => (
      <HintGroup>
        <Hint text={text}>{children}</Hint>
      </HintGroup>
    ),
  };
});

/**
 * A hint whose code is fetched when it is first shown. The control is mounted anew when the code arrives, so use it for
 * controls that appear by themselves, never for one that may hold the focus already.
 */
export function LazyHint({ text, children }: LazyHintProps) {
  return (
    <Suspense fallback={children}>
      <LoadedHint text={text}>{children}</LoadedHint>
    </Suspense>
  );
}
