import { groupedNumber } from '../../domain/text/grouped-number.ts';
/** What the specialties screen says around its terms (vocabulary/filter-guide.ts). */
export const specialtiesWords = {
  title: 'Types of pharmacy and their services',
  intro: 'What each word on a listing means here, exactly, and when it is what you need.',
  types: 'Types',
  services: 'Services',
  servicesHow:
    'A pharmacy has a service here only if a source lists it. One that lists none may still offer it.',
  whenToChoose: (when: string): string => `When to choose it: ${when}`,
  where: 'Find one where you are',
  whereHow: 'Choose a state and a city; its directory filters by every type and service on this page.',
  listed: (count: number): string => `${groupedNumber(count)} listed`,
  see: (plural: string, listed: string): string => `See ${plural} (${listed})`,
} as const;
