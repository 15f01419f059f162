import { type StateCode, usState } from '../../places/us-state.ts';

/** A county or a region of counties, with its listed places. */
export interface Area<City> {
  /** `Broward County`, `Tampa Bay`. */
  readonly name: string;
  readonly state: StateCode;
  /** The most populous first; empty if nothing is listed there. */
  readonly cities: readonly City[];
}

/** Returns an area's label: `Broward County, FL`, `South Florida`. */
export const areaLabel = ({ name, state }: Omit<Area<unknown>, 'cities'>): string =>
  name.includes(usState(state).name) ? name : `${name}, ${state}`;
