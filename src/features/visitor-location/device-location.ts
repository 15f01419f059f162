import { devicePositionTimeoutMs } from '../../config/constants.ts';
import { isLatLng, type LatLng } from '../../domain/places/geo.ts';

/** Why the device gave no location. `unavailable`: the browser cannot ask. `failed`: any other reason. */
export type LocationProblem = 'unavailable' | 'denied' | 'slow' | 'failed';

/** Asks the device for its location. Returns the point, or why there is none. */
export const askDevice = (): Promise<LatLng | LocationProblem> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) =>
        resolve(isLatLng({ lat, lng }) ? { lat, lng } : 'failed'),
      (error) => resolve(problemOf(error)),
      // Street level is enough to rank pharmacies; the satellite receiver costs time and battery.
      { enableHighAccuracy: false, timeout: devicePositionTimeoutMs, maximumAge: 60_000 },
    );
  });

function problemOf(error: GeolocationPositionError): LocationProblem {
  if (error.code === error.PERMISSION_DENIED) return 'denied';
  return error.code === error.TIMEOUT ? 'slow' : 'failed';
}

/** How a location is known: guessed from the network address, or measured by the device. */
export type LocationBasis = 'network' | 'device';

export interface KeptLocation {
  readonly location: LatLng;
  readonly basis: LocationBasis;
}

const storageKey = 'visitor-location';

/** Returns the location stored in this tab. Undefined if there is none, or if it is invalid. */
export function readKeptLocation(): KeptLocation | undefined {
  try {
    const kept = window.sessionStorage.getItem(storageKey) ?? '';
    const [, basis, lat, lng] = /^(device|network) (\S+) (\S+)$/.exec(kept) ?? [];
    const location = { lat: Number(lat), lng: Number(lng) };
    if (basis === undefined || !isLatLng(location)) return undefined;
    return { location, basis: basis === 'device' ? 'device' : 'network' };
  } catch {
    // Storage that is closed keeps nothing.
    return undefined;
  }
}

/** Stores a location in this tab until the tab is closed. Null removes it. */
export function keepLocation(kept: KeptLocation | null): void {
  try {
    if (kept === null) window.sessionStorage.removeItem(storageKey);
    else {
      const { basis, location } = kept;
      window.sessionStorage.setItem(storageKey, `${basis} ${location.lat} ${location.lng}`);
    }
  } catch {
    // The page goes on with the location it has; the next one asks again.
  }
}
