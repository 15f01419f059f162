import { useSyncExternalStore } from 'react';
import { devicePositionTimeoutMs, visitorLocationMetaName } from '../../config/constants.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import {
  askDevice,
  keepLocation,
  type LocationBasis,
  type LocationProblem,
  readKeptLocation,
} from './device-location.ts';

/** What is known of the visitor's place; `basis` is null exactly when `location` is. */
export interface VisitorLocation {
  readonly location: LatLng | null;
  readonly basis: LocationBasis | null;
  /** Whether the device was asked and has not answered. */
  readonly pending: boolean;
  /** Why the device gave no location when it was last asked; null once it gives one. */
  readonly problem: LocationProblem | null;
}

/** The device is given its own time, and as much again for the visitor to allow it. */
const longestWaitMs = 2 * devicePositionTimeoutMs;

const unknown: VisitorLocation = { location: null, basis: null, pending: false, problem: null };

// For the life of the app. On the server nothing changes it.
let state = unknown;
let started = false;
let cleared = false;
let onProblem: (problem: LocationProblem) => void = () => undefined;
// The device's answer counts only if nothing newer (a tap, a clear) has happened since it was asked.
let turn = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's location; the server and the hydrating render see none. */
export const useVisitorLocation = (): VisitorLocation =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/**
 * Takes up what this tab kept, and makes the network lookup (docs/specification.md#calls: once at app start)
 * unless the device's own answer was kept. A lookup that fails is logged in one line and changes nothing
 * (docs/specification.md#errors). Calls `tell` each time the device gives no location.
 */
export function startVisitorLocation(tell: (problem: LocationProblem) => void): void {
  if (started) return;
  started = true;
  onProblem = tell;
  const kept = readKeptLocation();
  if (kept !== undefined) set({ ...state, ...kept });
  const url = networkLocationUrl(document, navigator);
  if (url !== null && state.basis !== 'device') void lookUpNetwork(url);
}

/** Asks the device; call it only from the visitor's tap. A new request replaces a pending one. */
export function requestDeviceLocation(): void {
  turn += 1;
  const asked = turn;
  set({ ...state, pending: true, problem: null });
  // A question of the browser may stay open for ever; a late answer counts all the same.
  const giveUp = setTimeout(() => asked === turn && fail('slow'), longestWaitMs);
  askDevice().then((answer) => {
    clearTimeout(giveUp);
    if (asked !== turn) return;
    if (typeof answer !== 'string') set({ location: answer, basis: 'device', pending: false, problem: null });
    else if (answer !== state.problem) fail(answer);
  });
}

/** Forgets the location, what the tab keeps of it, and any answer still on its way. */
export function clearLocation(): void {
  cleared = true;
  turn += 1;
  set(unknown);
}

function set(next: VisitorLocation): void {
  const { location, basis } = next;
  if (location !== state.location)
    keepLocation(location === null || basis === null ? null : { location, basis });
  state = next;
  for (const listener of listeners) listener();
}

function fail(problem: LocationProblem): void {
  set({ ...state, pending: false, problem });
  onProblem(problem);
}

async function lookUpNetwork(url: string): Promise<void> {
  try {
    const { fetchNetworkLocation } = await loadLookup();
    const location = await fetchNetworkLocation(url);
    // A guess, it waits for nobody, but never takes the place of what the device measured.
    if (!cleared && state.basis !== 'device') set({ ...state, location, basis: 'network' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

/** The code of the lookup, which most sites never make. */
const loadLookup = () =>
  import('./network-location.ts').catch((cause: unknown) => {
    throw new Error(`Location lookup failed: ${String(cause)}`, { cause });
  });

/**
 * The IP geolocation service's address as the page names it. Null when the site has no token, and when the
 * browser sends the Global Privacy Control signal: then the visitor's network address is not passed on.
 */
function networkLocationUrl(page: Document, browser: Navigator): string | null {
  if ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) return null;
  const tag = page.querySelector(`meta[name="${visitorLocationMetaName}"]`);
  return tag?.getAttribute('content') || null;
}
