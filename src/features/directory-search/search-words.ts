import type { Trait } from '../../domain/pharmacy/pharmacy-trait.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { serviceWords, typeWords } from '../../vocabulary/vocabulary.ts';

export const traitWords: Readonly<Record<Trait, string>> = {
  '24-hour': 'Open 24 hours',
  'open-late': 'Open late',
  'open-sunday': 'Open Sunday',
  'drive-through': 'Drive-through',
  delivery: 'Delivers',
  'wheelchair-accessible': 'Wheelchair access',
};

/** What the search box says. */
export const searchBoxWords = {
  label: 'Place, ZIP, name or service',
  placeholder: 'e.g. 24 hour Birmingham',
  submit: 'Find pharmacies',
  suggestions: 'Suggestions',
  pharmaciesIn: (place: string): string => `Pharmacies in ${place}`,
  choosePlace: 'Then choose a city',
  allOf: 'Everywhere we list',
  open: 'Open now',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
  none: 'No suggestion. Press Enter to search.',
} as const;

/** The filters of a query in words: `24-hour · Flu shots · Open now`. */
export function intentLabels({
  type,
  service,
  has = [],
  open,
}: Pick<DirectoryQuery, 'type' | 'service' | 'has' | 'open'>): string {
  const labels = [
    type && typeWords[type].label,
    service && serviceWords[service].label,
    ...has.map((trait) => traitWords[trait]),
    open && searchBoxWords.open,
  ];
  return labels.filter((label) => typeof label === 'string').join(' · ');
}
