import { devicePositionTimeoutMs } from '../../config/constants.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { networkLocationUrl } from './network-location-url.ts';
import type { LocationBasis } from './parse-location.ts';

/** What is known of the visitor's place; `basis` is null exactly when `location` is. */
export interface VisitorLocationState {
  readonly location: LatLng | null;
  readonly basis: LocationBasis | null;
  /** Whether the device was asked and has not answered. */
  readonly pending: boolean;
}

/** Why the device gave no location. */
export type LocationProblem = 'unavailable' | 'denied' | 'slow' | 'failed';

export interface VisitorLocationStore {
  readonly getState: () => VisitorLocationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes the network lookup the first time it is called and does nothing afterwards (docs/specification.md#calls: once at app start). */
  readonly start: () => void;
  /** Asks the device; call it only from the visitor's tap. A new request replaces a pending one. */
  readonly requestDeviceLocation: () => void;
  /** Forgets the location, and any answer still on its way. */
  readonly clear: () => void;
}

export const unknownLocation: VisitorLocationState = { location: null, basis: null, pending: false };

/**
 * The visitor's location for the life of the app. Kept out of the query cache on purpose: the cache retries, and the
 * lookup is made once. A failed lookup is logged in one line and changes nothing (docs/specification.md#errors).
 * Safe to create on the server, where nothing starts it.
 */
export function createVisitorLocationStore(
  onProblem: (problem: LocationProblem) => void,
): VisitorLocationStore {
  const listeners = new Set<() => void>();
  let state = unknownLocation;
  let started = false;
  let cleared = false;
  // The device's answer counts only if nothing newer (a tap, a clear) has happened since it was asked.
  let turn = 0;

  const set = (next: VisitorLocationState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const lookUpNetwork = async (url: string): Promise<void> => {
    try {
      const { fetchNetworkLocation } = await loadLookup();
      const location = await fetchNetworkLocation(url);
      // A guess, it waits for nobody, but never takes the place of what the device measured.
      if (!cleared && state.location === null) set({ ...state, location, basis: 'network' });
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (started) return;
      started = true;
      const url = networkLocationUrl(document, navigator);
      if (url !== null) void lookUpNetwork(url);
    },
    requestDeviceLocation: () => {
      if (!('geolocation' in navigator)) {
        onProblem('unavailable');
        return;
      }
      turn += 1;
      const asked = turn;
      set({ ...state, pending: true });
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          if (asked !== turn) return;
          const location = { lat: coords.latitude, lng: coords.longitude };
          set({ location, basis: 'device', pending: false });
        },
        (error) => {
          if (asked !== turn) return;
          set({ ...state, pending: false });
          onProblem(problemOf(error));
        },
        // Street level is enough to rank pharmacies; the satellite receiver costs time and battery.
        { enableHighAccuracy: false, timeout: devicePositionTimeoutMs, maximumAge: 60_000 },
      );
    },
    clear: () => {
      cleared = true;
      turn += 1;
      set(unknownLocation);
    },
  };
}

/** The code of the lookup, which most sites never make. */
const loadLookup = () =>
  import('./network-location.ts').catch((cause: unknown) => {
    throw new Error(`Location lookup failed: ${String(cause)}`, { cause });
  });

function problemOf(error: GeolocationPositionError): LocationProblem {
  if (error.code === error.PERMISSION_DENIED) return 'denied';
  return error.code === error.TIMEOUT ? 'slow' : 'failed';
}
