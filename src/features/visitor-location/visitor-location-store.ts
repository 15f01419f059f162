import type { LatLng } from '../../domain/places/geo.ts';
import { forgetKeptLocation, hasKeptLocation } from './kept-location-key.ts';
import type { LocationProblem } from './location-problem.ts';
import { networkLocationUrl } from './network-location-url.ts';
import type { LocationBasis } from './parse-location.ts';

/** What is known of the visitor's place; `basis` is null exactly when `location` is. */
export interface VisitorLocationState {
  readonly location: LatLng | null;
  readonly basis: LocationBasis | null;
  /** Whether the device was asked and has not answered. */
  readonly pending: boolean;
  /** Why the device gave no location when it was last asked; null once it gives one, or when the visitor clears. */
  readonly problem: LocationProblem | null;
}

export interface VisitorLocationStore {
  readonly getState: () => VisitorLocationState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Takes up what this tab kept, and makes the network lookup (docs/specification.md#calls: once at app start) unless the device's own
   * answer was kept. Does nothing when it is called again.
   */
  readonly start: () => void;
  /** Asks the device; call it only from the visitor's tap. A new request replaces a pending one. */
  readonly requestDeviceLocation: () => void;
  /** Forgets the location, what the tab keeps of it, and any answer still on its way. */
  readonly clear: () => void;
}

export const unknownLocation: VisitorLocationState = {
  location: null,
  basis: null,
  pending: false,
  problem: null,
};

/**
 * The visitor's location for the life of the app, and of its tab: it goes along from page to page in session storage. Kept out of the query cache on purpose: the cache retries, and the
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
    const { location, basis } = next;
    const moved = location !== state.location;
    state = next;
    for (const listener of listeners) listener();
    if (!moved) return;
    if (location === null || basis === null) {
      forgetKeptLocation();
      return;
    }
    // Where the code cannot be had, the location lives as long as the page.
    loadAtHand().then(
      ({ keepLocation }) => {
        if (state.location === location) keepLocation({ location, basis });
      },
      () => undefined,
    );
  };

  const takeUpKept = async (): Promise<void> => {
    const keeping = await loadAtHand().catch(() => undefined);
    const kept = keeping?.readKeptLocation();
    if (kept !== undefined && !cleared && state.location === null) set({ ...state, ...kept });
  };

  const lookUpNetwork = async (url: string): Promise<void> => {
    try {
      const { fetchNetworkLocation } = await loadLookup();
      const location = await fetchNetworkLocation(url);
      // A guess, it waits for nobody, but never takes the place of what the device measured.
      if (!cleared && state.basis !== 'device') set({ ...state, location, basis: 'network' });
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
      const lookUp = (): void => {
        if (url !== null && state.basis !== 'device') void lookUpNetwork(url);
      };
      if (hasKeptLocation()) void takeUpKept().then(lookUp);
      else lookUp();
    },
    requestDeviceLocation: () => {
      turn += 1;
      const asked = turn;
      set({ ...state, pending: true, problem: null });
      loadAtHand()
        .then(({ askDevice }) => askDevice())
        .catch((): LocationProblem => 'unloaded')
        .then((answer) => {
          if (asked !== turn) return;
          if (typeof answer !== 'string')
            set({ location: answer, basis: 'device', pending: false, problem: null });
          else {
            set({ ...state, pending: false, problem: answer });
            onProblem(answer);
          }
        });
    },
    clear: () => {
      cleared = true;
      turn += 1;
      set(unknownLocation);
    },
  };
}

/** The code that asks for a location and keeps it, which most pages never need. */
const loadAtHand = () => import('./location-at-hand.ts');

/** The code of the lookup, which most sites never make. */
const loadLookup = () =>
  import('./network-location.ts').catch((cause: unknown) => {
    throw new Error(`Location lookup failed: ${String(cause)}`, { cause });
  });
