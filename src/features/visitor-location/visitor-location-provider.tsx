import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  unknownLocation,
  type VisitorLocationState,
  type VisitorLocationStore,
} from './visitor-location-store.ts';

export interface VisitorLocation extends VisitorLocationState {
  /** Asks the device; call it only from the visitor's tap. */
  readonly requestDeviceLocation: () => void;
  readonly clear: () => void;
}

const VisitorLocationContext = createContext<VisitorLocationStore | null>(null);

/**
 * Starts the store once the app runs in a browser, and gives it to the tree. Mounting again (StrictMode, an error screen) makes no
 * second lookup: the store remembers. The store and not its state, since a context that changes makes React throw away what
 * it has not hydrated yet.
 */
export function VisitorLocationProvider({
  store,
  children,
}: {
  readonly store: VisitorLocationStore;
  readonly children: ReactNode;
}) {
  useEffect(() => store.start(), [store]);
  return <VisitorLocationContext value={store}>{children}</VisitorLocationContext>;
}

/**
 * The visitor's location and the ways to change it; the server and the hydrating render see none. Throws outside a
 * VisitorLocationProvider.
 */
export function useVisitorLocation(): VisitorLocation {
  const store = useContext(VisitorLocationContext);
  if (store === null) throw new Error('useVisitorLocation needs a VisitorLocationProvider above it');
  const state = useSyncExternalStore(store.subscribe, store.getState, () => unknownLocation);
  return useMemo(() => {
    const { location, basis, pending, problem } = state;
    const { requestDeviceLocation, clear } = store;
    // Named: V8 gives each copy of a record a hidden class of its own as soon as a field is added.
    return { location, basis, pending, problem, requestDeviceLocation, clear };
  }, [state, store]);
}
