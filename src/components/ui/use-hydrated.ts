import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns false in static HTML and the render that hydrates it, true in later renders. Only then may content
 * depend on the browser, such as its location.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
