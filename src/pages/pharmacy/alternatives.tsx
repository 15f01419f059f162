import { PharmacyRow } from '../../components/listing/pharmacy-row.tsx';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import type { Result } from '../../domain/search/directory-query.ts';
import { distanceOf } from '../../messages/distance-text.ts';

interface AlternativesProps {
  readonly results: readonly Result[];
  readonly now: number | null;
}

/** Other pharmacies nearby, numbered as on the map beside them, each with its status once the time is known. */
export const Alternatives = ({ results, now }: AlternativesProps) => (
  // The arrival of the time puts other pharmacies here: new elements, since moved ones would look like a jump.
  <ol key={now === null ? 'static' : 'timed'} className="rows numbered">
    {results.map((result) => {
      const { id, hours, timeZone, address } = result.pharmacy;
      return (
        <PharmacyRow key={id} pharmacy={result.pharmacy}>
          <span className="hrs">
            <StatusBadge hours={hours} timeZone={timeZone} now={now} />
          </span>
          {`${address.street} · ${distanceOf(result)}`}
        </PharmacyRow>
      );
    })}
  </ol>
);
