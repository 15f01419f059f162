import { LazyHint } from '../../components/ui/lazy-hint.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import * as locationMessages from '../../messages/generated/location.ts';
import { useVisitorLocation, type VisitorLocation } from './visitor-location-provider.tsx';

/**
 * Says which location distances are measured from and how it is known, and lets the visitor correct or clear it. The
 * stylesheet gives `.location-bar` a fixed height, so nothing moves when the buttons and the location arrive. Without
 * script there are no buttons, since they would do nothing.
 */
export function LocationBar({
  near,
}: {
  /** The place nearest to the location, such as `Birmingham, AL`, where the caller knows it. */
  readonly near?: string | undefined;
}) {
  const visitor = useVisitorLocation();
  const scripted = useHydrated();
  return (
    <section className="location-bar" aria-label={locationMessages.section}>
      <p
        className="location-bar-status"
        // A guess that arrives by itself must not interrupt a screen reader; the answer to a tap is announced.
        aria-live={
          visitor.basis === 'network' && !visitor.pending && visitor.problem === null ? 'off' : 'polite'
        }
      >
        {statusText(visitor, near)}
      </p>
      {scripted && (
        <button
          type="button"
          className="button location-bar-use"
          aria-busy={visitor.pending}
          onClick={visitor.requestDeviceLocation}
        >
          {locationMessages.use}
        </button>
      )}
      {visitor.location !== null && (
        <LazyHint text={locationMessages.clearHint}>
          <button
            type="button"
            className="button location-bar-clear"
            aria-label={locationMessages.clearName}
            onClick={visitor.clear}
          >
            {locationMessages.clear}
          </button>
        </LazyHint>
      )}
    </section>
  );
}

function statusText({ basis, pending, problem }: VisitorLocation, near: string | undefined): string {
  if (pending) return locationMessages.finding;
  if (problem !== null) return locationMessages.problem[problem];
  if (basis === null) return locationMessages.unknown;
  if (near === undefined) return basis === 'network' ? locationMessages.network : locationMessages.device;
  const say = basis === 'network' ? locationMessages.networkNear : locationMessages.deviceNear;
  return say({ place: near });
}
