import { cityCount, pharmacyCount } from '../../components/listing/count-words.ts';
import { groupedNumber } from '../../domain/text/grouped-number.ts';

/** What the home screen says. */
export const homeWords = {
  title: 'Find a pharmacy that is open and near',
  lead: (pharmacies: number, cities: number): string =>
    `Phone numbers, hours and services of ${groupedNumber(pharmacies)} pharmacies in ${cities} cities.`,
  head: (pharmacies: number, cities: number): string =>
    `Look up ${pharmacyCount(pharmacies)} in ${cityCount(cities)} by place, type and service.`,
  shortcuts: 'Shortcuts',
  allDay: 'Open 24 hours',
  late: 'Open late every day',
  delivers: 'Delivers',
  cities: 'Largest cities',
  states: 'All states',
  types: 'What kind do you need?',
  featured: 'Featured locations',
  featuredBy: 'Chosen by our editors. Nobody pays to be here.',
  branded: 'City Drugs stores',
} as const;
