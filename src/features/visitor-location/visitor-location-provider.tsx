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

interface VisitorLocationProviderProps {
  readonly store: VisitorLocationStore;
  readonly children: ReactNode;
}

/** Starts the store once the app runs in a browser, and gives it to the tree. */
export function VisitorLocationProvider({ store, children }: VisitorLocationProviderProps) {
  useEffect(() => store.start(), [store]);
  return <VisitorLocationContext value={store}>{children}</VisitorLocationContext>;
}

/**
 * The visitor's location and the ways to change it; the server and the hydrating render see none. Throws
 * outside a VisitorLocationProvider.
 */
export function useVisitorLocation(): VisitorLocation {
  const store = useContext(VisitorLocationContext);
  if (store === null) throw new Error('useVisitorLocation needs a VisitorLocationProvider above it');
  const state = useSyncExternalStore(store.subscribe, store.getState, () => unknownLocation);
  const { requestDeviceLocation, clear } = store;
  return useMemo(() => ({ ...state, requestDeviceLocation, clear }), [state, requestDeviceLocation, clear]);
}
