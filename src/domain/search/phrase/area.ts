import { type StateCode, usState } from '../../places/us-state.ts';

/** A county or region, with its cities that have pharmacies. */
export interface Area<City> {
  readonly name: string;
  readonly state: StateCode;
  readonly cities: readonly City[];
}

/** Returns a county's or region's name: `Broward County, FL`, `South Florida`. */
export const areaLabel = ({ name, state }: Omit<Area<unknown>, 'cities'>): string =>
  name.includes(usState(state).name) ? name : `${name}, ${state}`;
