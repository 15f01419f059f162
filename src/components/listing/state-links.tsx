import { usState } from '../../domain/places/us-state.ts';
import { placeCounts, type StateSummary } from '../../domain/site/dataset.ts';
import { statePath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface StateLinksProps {
  readonly states: readonly StateSummary[];
}

/** Links to the states, each with the number of its cities and towns that have a listing. */
export function StateLinks({ states }: StateLinksProps) {
  return (
    <ul className="links">
      {states.map((summary) => {
        const { name, slug } = usState(summary.state);
        const counts = placeCounts([summary]);
        return (
          <li key={slug}>
            <a href={statePath(slug)}>{name}</a>
            {counts.cities > 0 && <span>{` ${listingMessages.places(counts)}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
