import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns false in static HTML and in the render that hydrates it, then true. Only then may content depend on
 * the browser, such as its location.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
