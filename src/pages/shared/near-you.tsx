import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import { NearNote } from './near-note.tsx';
import { useNearest } from './use-nearest.ts';

interface NearYouProps {
  /** What each pharmacy must pass. */
  readonly filters?: readonly FilterId[];
}

const noFilters: readonly FilterId[] = [];

/** The pharmacies nearest to the visitor, in whatever city, once their location is known; until then, a way to give it. */
export function NearYou({ filters = noFilters }: NearYouProps) {
  const { nearest, missing, retry } = useNearest();
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title">{nearYouMessages.title}</h2>
      <LocationBar near={nearest?.place} />
      <div className="near-slot">
        <NearNote missing={missing} retry={retry} />
        {nearest !== undefined && <nearest.NearContent nearest={nearest} filters={filters} />}
      </div>
    </section>
  );
}
