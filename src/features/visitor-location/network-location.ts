import { locationLookupTimeoutMs } from '../../config/constants.ts';
import { isLatLng, type LatLng } from '../../domain/places/geo.ts';

/**
 * Returns the visitor's location by the IP geolocation service at a URL (docs/specification.md#errors).
 * Rejects with `Failed to fetch location: {status}` or `Location lookup failed: …`.
 */
export async function fetchNetworkLocation(
  url: string,
  timeoutMs: number = locationLookupTimeoutMs,
): Promise<LatLng> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { credentials: 'omit', signal }).catch(fail);
  if (!response.ok) throw new Error(`Failed to fetch location: ${response.status}`);
  const answer: unknown = await response.json().catch(fail);
  const loc = typeof answer === 'object' && answer !== null && 'loc' in answer ? answer.loc : undefined;
  const location = typeof loc === 'string' ? parseLoc(loc) : undefined;
  return location ?? fail(new Error(`the answer has no usable "loc" field (${JSON.stringify(loc)})`));
}

function fail(cause: unknown): never {
  throw new Error(`Location lookup failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}

const locPattern = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Parses latitude and longitude in decimal degrees: `33.52,-86.8` (docs/specification.md#calls). Undefined
 * for other text.
 */
export function parseLoc(loc: string): LatLng | undefined {
  const match = locPattern.exec(loc);
  if (match === null) return undefined;
  const point = { lat: Number(match[1]), lng: Number(match[2]) };
  return isLatLng(point) ? point : undefined;
}
