import { cityLabel } from './city.ts';
import type { CityDataset } from './dataset.ts';
import type { Result } from './directory-query.ts';
import { groupedNumber } from './grouped-number.ts';
import type { LandingEntry } from './landing-entry.ts';
import { isRewording, type Origin, type Selection } from './landing-selection.ts';
import { capitalize, countOf, distanceOf } from './landing-words.ts';

/** What a landing page says of its list, in sentences that each hold for the listings shown. */
export function landingSummary(
  entry: LandingEntry,
  dataset: CityDataset,
  { criteria, origin, results, elsewhere }: Selection,
): readonly string[] {
  const { city, pharmacies } = dataset;
  const outside = elsewhereSentence(elsewhere, entry.neighborhood ?? city.name);
  if (pharmacies.length === 0) {
    return [`This directory lists no pharmacy in ${city.name} yet.`, ...outside];
  }
  const all = countOf(pharmacies.length, 'pharmacy', 'pharmacies');
  if (isRewording(criteria)) {
    return [`This directory lists ${all} in ${city.name}, nearest to the center of the city first.`];
  }
  if (criteria.landmark !== undefined) {
    const order = `in order of distance from ${criteria.landmark.name}`;
    return [`${capitalize(all)} in ${city.name}, ${order}.`, ...nearestSentence(results, origin), ...outside];
  }
  return [shareSentence(entry, dataset, results.length), ...nearestSentence(results, origin), ...outside];
}

/** How many of the city's listings the page shows, and why those. */
function shareSentence(entry: LandingEntry, { city, pharmacies }: CityDataset, shown: number): string {
  const phrase = entry.keyword.replace(` in ${cityLabel(city)}`, '');
  const inArea = entry.neighborhood !== undefined;
  if (pharmacies.length === 1) {
    const [not, does] = shown === 0 ? ['is not', 'is not known to match'] : ['is', 'matches'];
    return `The one pharmacy listed in ${city.name} ${inArea ? `${not} in ${entry.neighborhood}` : `${does} “${phrase}”`}.`;
  }
  const all = `the ${groupedNumber(pharmacies.length)} pharmacies listed in ${city.name}`;
  if (shown === 0) {
    return `None of ${all} ${inArea ? `lies in ${entry.neighborhood}` : `is known to match “${phrase}”`}.`;
  }
  const verb = inArea ? ['lies', 'lie'] : ['matches', 'match'];
  const what = inArea ? `in ${entry.neighborhood}` : `“${phrase}”`;
  return `${shown} of ${all} ${shown === 1 ? verb[0] : verb[1]} ${what}.`;
}

/** Only the listings of the page are compared: one of another city may be nearer. */
function nearestSentence(results: readonly Result[], origin: Origin): readonly string[] {
  const [nearest] = results;
  if (nearest === undefined || results.length === 1) return [];
  return [
    `Of these, the nearest to ${origin.label} is ${nearest.pharmacy.name}, ${distanceOf(nearest)} away.`,
  ];
}

function elsewhereSentence(elsewhere: readonly Result[], place: string): readonly string[] {
  const [nearest] = elsewhere;
  if (nearest === undefined) return [];
  const { name, address } = nearest.pharmacy;
  return [`Outside ${place}, the nearest is ${name} in ${address.city}, ${distanceOf(nearest)} away.`];
}
