import { HintedRow } from '../../components/ui/hinted-row.tsx';
import * as locationMessages from '../../messages/generated/location.ts';
import {
  clearLocation,
  requestDeviceLocation,
  useVisitorLocation,
  type VisitorLocation,
} from './visitor-location.ts';

/** Says how the visitor's location is known, with buttons to measure and to clear it. */
export function LocationBar() {
  const visitor = useVisitorLocation();
  const { basis, pending, problem } = visitor;
  const known = basis !== null;
  return (
    <div className="location-bar">
      <p
        className="location-bar-status"
        // A guess that comes by itself must not interrupt a screen reader; the answer to a tap is told.
        aria-live={basis === 'network' && !pending && problem === null ? 'off' : 'polite'}
      >
        {statusText(visitor)}
      </p>
      {basis !== 'device' && (
        <button
          // A new element in a new place, so that none moves.
          key={known ? 'again' : 'first'}
          type="button"
          className={known ? 'plain' : 'btn'}
          aria-busy={pending}
          onClick={requestDeviceLocation}
        >
          {locationMessages.use}
        </button>
      )}
      {known && (
        <HintedRow
          className="pair"
          controls={[
            {
              text: locationMessages.clearHint,
              control: (
                <button
                  type="button"
                  className="plain"
                  aria-label={locationMessages.clearName}
                  onClick={clearLocation}
                >
                  {locationMessages.clear}
                </button>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function statusText({ basis, pending, problem }: VisitorLocation): string {
  if (pending) return locationMessages.finding;
  if (problem !== null) return locationMessages.problem[problem];
  if (basis === null) return locationMessages.unknown;
  return basis === 'network' ? locationMessages.network : locationMessages.device;
}
