import { locationLookupTimeoutMs } from '../../config/constants.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { parseLoc } from './parse-location.ts';

/**
 * Asks the service once where the visitor's network is. Rejects with `Failed to fetch location: {status}` for any
 * non-OK answer (docs/specification.md#errors), and with `Location lookup failed: …` for a network failure, a time-out, bad JSON or a bad
 * `loc`.
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
