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

const VisitorLocationContext = createContext<VisitorLocation | null>(null);

/**
 * Starts the store once the app runs in a browser, and gives its state to the tree. The server and the hydrating
 * render see no location. Mounting again (StrictMode, an error screen) makes no second lookup: the store remembers.
 */
export function VisitorLocationProvider({
  store,
  children,
}: {
  readonly store: VisitorLocationStore;
  readonly children: ReactNode;
}) {
  useEffect(() => store.start(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => unknownLocation);
  const value = useMemo(
    () => ({ ...state, requestDeviceLocation: store.requestDeviceLocation, clear: store.clear }),
    [state, store],
  );
  return <VisitorLocationContext value={value}>{children}</VisitorLocationContext>;
}

/** The visitor's location and the ways to change it. Throws outside a VisitorLocationProvider. */
export function useVisitorLocation(): VisitorLocation {
  const value = useContext(VisitorLocationContext);
  if (value === null) throw new Error('useVisitorLocation needs a VisitorLocationProvider above it');
  return value;
}
