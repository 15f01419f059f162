import type { Restriction } from '../../domain/search/query-facets.ts';
import { choiceLabel } from './search-words.ts';

/** What the filters, the chips and the results say. */
export const resultWords = {
  filters: 'Filter pharmacies',
  unfold: 'Filter and sort',
  type: 'Type',
  anyType: 'Any type',
  service: 'Service',
  anyService: 'Any service',
  within: 'Distance',
  anyDistance: 'Any distance',
  withinMiles: (miles: number): string => (miles === 1 ? 'Within 1 mile' : `Within ${miles} miles`),
  order: 'Order',
  nearest: 'Nearest',
  byName: 'Name',
  only: 'Only those with',
  open: 'Open now',
  show: 'Show pharmacies',
  counted: (label: string, count: number): string => `${label} (${count})`,
  chips: 'Filters in use',
  remove: (label: string): string => `Remove filter: ${label}`,
  clear: 'Clear all',
  orderedByName: 'By name',
  orderedByDistance: 'Nearest first',
  distances: (order: string, origin: string): string =>
    `${order}. Distances are straight lines from ${origin}. `,
  unknownLast: 'Pharmacies whose hours are not listed come last.',
  showing: (first: number, last: number): string => `, showing ${first} to ${last}`,
  firstOf: (shown: number, total: number): string =>
    `These are the first ${shown} of ${total}. The lists by type, service and place below show the others.`,
  noFit: 'No listed pharmacy fits every filter.',
  noneListed: 'No pharmacy is listed here yet.',
  askLocally:
    'The nearby cities below may have one. A pharmacy we do not list may still be there: ask locally.',
  drop: (label: string, count: number): string => `Without “${label}”: ${count}`,
  dropList: 'Taking one filter off would show:',
  showAll: 'Show every pharmacy of this list',
  elsewhere: 'Or look with the same filters in:',
  from: 'Measure from',
  fromHere: 'Measure from my location',
  fromPlace: (origin: string): string => `Measure from ${origin}`,
  fromMe: 'My location',
  fromKinds: { landmark: 'Landmarks', neighborhood: 'Neighborhoods', zip: 'ZIP codes' },
  me: 'your location',
  roughlyMe: 'your approximate location',
  noLocation: 'Your location is not known, so the center of the city stands in.',
  noOrigin: (id: string): string =>
    /^\d+$/.test(id)
      ? `We list nothing in ZIP ${id} to place it by, so the center of the city stands in.`
      : 'We do not know that place, so the center of the city stands in.',
  merged: (cities: string): string =>
    `The lists of ${cities} are joined in, since you may be near their border.`,
} as const;

/** What leads from one page of results to another. */
export const pagerWords = {
  pages: 'Pages of results',
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
} as const;

/** A filter in words: on its chip, and where taking it off would help. */
export function filterLabel(filter: Restriction): string {
  switch (filter.parameter) {
    case 'within':
      return resultWords.withinMiles(filter.miles);
    case 'open':
      return resultWords.open;
    default:
      return choiceLabel(filter.id, filter.parameter);
  }
}
