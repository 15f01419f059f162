import { type StateCode, usState } from '../../places/us-state.ts';

/** A county, or a region of some, with the listed places in it. */
export interface Area<City> {
  /** `Broward County`, `Tampa Bay`. */
  readonly name: string;
  readonly state: StateCode;
  /** The most populous first; none where nothing is listed there. */
  readonly cities: readonly City[];
}

/** `Broward County, FL`, `South Florida`. */
export const areaLabel = ({ name, state }: Omit<Area<unknown>, 'cities'>): string =>
  name.includes(usState(state).name) ? name : `${name}, ${state}`;
