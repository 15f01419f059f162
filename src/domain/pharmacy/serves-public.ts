import type { Pharmacy } from './pharmacy.ts';

type Served = Pick<Pharmacy, 'mayNotServe'>;

/** True unless a pharmacy may not serve the public. Such a one is last in each list, and never the answer. */
export const servesPublic = ({ mayNotServe }: Served): boolean => mayNotServe !== true;

/** Orders those that serve the public before those that may not; 0 for two alike. */
export const publicFirst = (a: Served, b: Served): number =>
  Number(!servesPublic(a)) - Number(!servesPublic(b));
