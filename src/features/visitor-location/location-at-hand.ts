import { devicePositionTimeoutMs } from '../../config/constants.ts';
import { isLatLng, type LatLng } from '../../domain/places/geo.ts';
import { keptLocationKey } from './kept-location-key.ts';
import type { LocationProblem } from './location-problem.ts';
import type { LocationBasis } from './parse-location.ts';

/** A location and how it is known. */
export interface KeptLocation {
  readonly location: LatLng;
  readonly basis: LocationBasis;
}

/** Reads what this tab keeps of the visitor's location: `device 33.5186 -86.8104`. Undefined for nothing, or for what is no location. */
export function readKeptLocation(): KeptLocation | undefined {
  const [basis, lat, lng, ...rest] = (read() ?? '').split(' ');
  if ((basis !== 'device' && basis !== 'network') || lat === undefined || lng === undefined) return undefined;
  const location = { lat: Number(lat), lng: Number(lng) };
  const sound = lat !== '' && lng !== '' && rest.length === 0 && isLatLng(location);
  return sound ? { location, basis } : undefined;
}

/** Keeps a location in this tab until it is closed. Storage that is full or closed keeps nothing. */
export function keepLocation({ location, basis }: KeptLocation): void {
  try {
    window.sessionStorage.setItem(keptLocationKey, `${basis} ${location.lat} ${location.lng}`);
  } catch {
    // The page goes on with the location it has; the next one asks again.
  }
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(keptLocationKey);
  } catch {
    return null;
  }
}

/** Asks the device where it is, which asks the visitor. Resolves with what went wrong where it does not tell. */
export const askDevice = (): Promise<LatLng | LocationProblem> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => resolve(problemOf(error)),
      // Street level is enough to rank pharmacies; the satellite receiver costs time and battery.
      { enableHighAccuracy: false, timeout: devicePositionTimeoutMs, maximumAge: 60_000 },
    );
  });

function problemOf(error: GeolocationPositionError): LocationProblem {
  if (error.code === error.PERMISSION_DENIED) return 'denied';
  return error.code === error.TIMEOUT ? 'slow' : 'failed';
}
