import type { Source } from './pharmacy.ts';

type Stated = Pick<Source, 'fields'>;

/** Whether a source says no more of a listing than where it is. */
export const placesOnly = ({ fields }: Stated): boolean => fields.every((field) => field === 'location');

/** What a list of a chain's stores says of them: it does not say that there is a pharmacy, nor confirms it. */
const ofStores: readonly string[] = ['location', 'website', 'storeHours'];

/** Whether a source says no more than what is the store's that the pharmacy is in. */
export const describesStore = ({ fields }: Stated): boolean =>
  fields.every((field) => ofStores.includes(field));
