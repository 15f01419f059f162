import { type StateCode, usState } from '../../places/us-state.ts';

/** A county or region, with its cities that have listings. */
export interface Area<City> {
  readonly name: string;
  readonly state: StateCode;
  readonly cities: readonly City[];
}

/**
 * Returns the name of a county or region with its state: `Broward County, FL`. A name that has the state's
 * stays as it is: `South Florida`.
 */
export const areaLabel = ({ name, state }: Omit<Area<unknown>, 'cities'>): string =>
  name.includes(usState(state).name) ? name : `${name}, ${state}`;
