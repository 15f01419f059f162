import { cityLabel } from '../places/city.ts';
import type { Result } from '../search/directory-query.ts';
import { distanceOf } from '../search/distance-words.ts';
import type { LandingCity } from './landing-city.ts';
import type { LandingEntry } from './landing-entry.ts';
import { withoutPlace } from './landing-list-words.ts';
import { isDuplicateTemplate, type Origin, type Selection } from './landing-selection.ts';
import { areaShareWords, phraseShareWords, summaryWords } from './landing-summary-words.ts';

/** What a landing page says of its list, in sentences that each hold for the listings shown. */
export function landingSummary(
  entry: LandingEntry,
  dataset: LandingCity,
  { criteria, origin, results, fallback }: Selection,
): readonly string[] {
  const { city, pharmacies } = dataset;
  const outside = fallbackSentence(fallback, entry.neighborhood ?? city.name);
  if (pharmacies.length === 0) return [summaryWords.emptyCity(city.name), ...outside];
  if (isDuplicateTemplate(criteria)) return [summaryWords.wholeCity(pharmacies.length, city.name)];
  if (criteria.landmark !== undefined) {
    const ordered = summaryWords.fromLandmark(pharmacies.length, city.name, criteria.landmark.name);
    return [ordered, ...nearestSentence(results, origin), ...outside];
  }
  return [shareSentence(entry, dataset, results.length), ...nearestSentence(results, origin), ...outside];
}

/** How many of the city's listings the page shows, and why those. */
function shareSentence(entry: LandingEntry, { city, pharmacies }: LandingCity, shown: number): string {
  const { neighborhood, keyword } = entry;
  const words = neighborhood === undefined ? phraseShareWords : areaShareWords;
  const what = neighborhood ?? withoutPlace(keyword, cityLabel(city));
  const total = pharmacies.length;
  if (total === 1) return (shown === 0 ? words.notTheOne : words.theOne)(city.name, what);
  return shown === 0 ? words.none(total, city.name, what) : words.some(shown, total, city.name, what);
}

/** Only the listings of the page are compared: one of another city may be nearer. */
function nearestSentence(results: readonly Result[], origin: Origin): readonly string[] {
  const [nearest] = results;
  if (nearest === undefined || results.length === 1) return [];
  return [summaryWords.nearest(origin.label, nearest.pharmacy.name, distanceOf(nearest))];
}

function fallbackSentence(fallback: readonly Result[], place: string): readonly string[] {
  const [nearest] = fallback;
  if (nearest === undefined) return [];
  const { name, address } = nearest.pharmacy;
  return [summaryWords.elsewhere(place, name, address.city, distanceOf(nearest))];
}
