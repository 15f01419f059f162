/** What the head of a pharmacy's page says is to be found there. */
export const pharmacyHeadWords = {
  hours: 'opening hours',
  rest: 'directions and services',
} as const;
