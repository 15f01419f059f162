import { LazyHint } from '../../components/ui/lazy-hint.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { locationWords } from './location-words.ts';
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
    <section className="location-bar" aria-label={locationWords.section}>
      <p
        className="location-bar-status"
        // A guess that arrives by itself must not interrupt a screen reader; the answer to a tap is announced.
        aria-live={visitor.basis === 'network' && !visitor.pending ? 'off' : 'polite'}
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
          {locationWords.use}
        </button>
      )}
      {visitor.location !== null && (
        <LazyHint text={locationWords.clearHint}>
          <button
            type="button"
            className="button location-bar-clear"
            aria-label={locationWords.clearName}
            onClick={visitor.clear}
          >
            {locationWords.clear}
          </button>
        </LazyHint>
      )}
    </section>
  );
}

function statusText({ basis, pending }: VisitorLocation, near: string | undefined): string {
  if (pending) return locationWords.finding;
  if (basis === null) return locationWords.unknown;
  const known = basis === 'network' ? locationWords.network : locationWords.device;
  return near === undefined ? known : locationWords.near(known, near);
}
