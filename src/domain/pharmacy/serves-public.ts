import type { Pharmacy } from './pharmacy.ts';

type Served = Pick<Pharmacy, 'mayNotServe'>;

/** Whether nothing speaks against a pharmacy being there for all who come. Others are last in lists, and never an answer. */
export const servesPublic = ({ mayNotServe }: Served): boolean => mayNotServe !== true;

/** Orders those that serve the public before those that may not; 0 for two alike. */
export const publicFirst = (a: Served, b: Served): number =>
  Number(!servesPublic(a)) - Number(!servesPublic(b));
