import { type StateCode, usState } from '../../places/us-state.ts';

/** A county or region, with its cities that have listings. */
export interface Area<City> {
  readonly name: string;
  readonly state: StateCode;
  readonly cities: readonly City[];
}

/**
 * Returns a county's or region's name with its state's code: `Broward County, FL`. Adds no code if the name
 * contains the state's name: `South Florida`.
 */
export const areaLabel = ({ name, state }: Omit<Area<unknown>, 'cities'>): string =>
  name.includes(usState(state).name) ? name : `${name}, ${state}`;
