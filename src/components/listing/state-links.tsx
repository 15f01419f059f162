import { withListings } from '../../domain/places/city-summary.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { StateSummary } from '../../domain/site/dataset.ts';
import { statePath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface StateLinksProps {
  readonly states: readonly StateSummary[];
}

/** Links to the states, each with the number of its cities that have a listing. */
export function StateLinks({ states }: StateLinksProps) {
  return (
    <ul className="links">
      {states.map(({ state, cities }) => {
        const { name, slug } = usState(state);
        const count = withListings(cities).length;
        return (
          <li key={state}>
            <a href={statePath(slug)}>{name}</a>
            {count > 0 && <span>{` ${listingMessages.cities({ count })}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
