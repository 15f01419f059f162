import type { StateSummary } from '../../domain/dataset.ts';
import { statePath } from '../../domain/paths.ts';
import { usState } from '../../domain/us-state.ts';
import { CityLinks } from './city-links.tsx';

interface StateCityListsProps {
  readonly states: readonly StateSummary[];
}

/** Every state with the links to its cities. */
export function StateCityLists({ states }: StateCityListsProps) {
  return states
    .filter(({ cities }) => cities.length > 0)
    .map(({ state, cities }) => {
      const { name, slug } = usState(state);
      return (
        <div key={state} className="tight">
          <h3>
            <a href={statePath(slug)}>{name}</a>
          </h3>
          <CityLinks cities={cities} />
        </div>
      );
    });
}
