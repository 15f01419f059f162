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

/** What is known of the visitor's location. `basis` and `location` are null together. */
export interface VisitorLocation {
  readonly location: LatLng | null;
  readonly basis: LocationBasis | null;
  readonly pending: boolean;
  readonly problem: LocationProblem | null;
}

// Time for the device, and as much again for the visitor to allow it.
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

/** Returns the visitor's location. Unknown on the server and in the hydrating render. */
export const useVisitorLocation = (): VisitorLocation =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/**
 * Starts to find the visitor's location, in this tab's storage and by the IP geolocation service
 * (docs/specification.md#calls). Whenever the device is asked and gives none, calls `reportProblem`.
 */
export function startVisitorLocation(reportProblem: (problem: LocationProblem) => void): void {
  if (started) return;
  started = true;
  onProblem = reportProblem;
  const kept = readKeptLocation();
  if (kept !== undefined) set({ ...state, ...kept });
  const url = networkLocationUrl(document, navigator);
  if (url !== null && state.basis !== 'device') void lookUpNetwork(url);
}

/** Asks the device for its location, for `useVisitorLocation`. Call it only from the visitor's tap. */
export function requestDeviceLocation(): void {
  turn += 1;
  const asked = turn;
  set({ ...state, pending: true, problem: null });
  // The browser's question may stay open forever; a late answer still counts.
  const giveUp = setTimeout(() => asked === turn && fail('slow'), longestWaitMs);
  askDevice().then((answer) => {
    clearTimeout(giveUp);
    if (asked !== turn) return;
    if (typeof answer !== 'string') set({ location: answer, basis: 'device', pending: false, problem: null });
    else if (answer !== state.problem) fail(answer);
  });
}

/** Forgets the visitor's location, also in the tab's storage. */
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
    // A guess never replaces what the device measured.
    if (!cleared && state.basis !== 'device') set({ ...state, location, basis: 'network' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

const loadLookup = () =>
  import('./network-location.ts').catch((cause: unknown) => {
    throw new Error(`Location lookup failed: ${String(cause)}`, { cause });
  });

function networkLocationUrl(page: Document, browser: Navigator): string | null {
  // Then the visitor's network address is not passed on.
  if ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) return null;
  const tag = page.querySelector(`meta[name="${visitorLocationMetaName}"]`);
  return tag?.getAttribute('content') || null;
}
