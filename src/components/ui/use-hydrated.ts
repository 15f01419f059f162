import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false in static HTML and while it is hydrated, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
