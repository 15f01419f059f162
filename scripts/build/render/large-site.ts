/** Places of a site whose page lines are all kept in memory. */
const fewPlaces = 500;

/** Tells whether a site is so large that lines of its pages wait in a file. */
export const isLarge = ({ cities }: { readonly cities: readonly unknown[] }): boolean =>
  cities.length > fewPlaces;
