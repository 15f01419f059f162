import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False in static HTML and in the render that hydrates it, true in every later one: what depends on the
 * browser (its location, its platform) may show itself from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
