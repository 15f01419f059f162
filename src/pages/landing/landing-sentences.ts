import type { LandingCity } from '../../domain/landing/landing-city.ts';
import { filtersOf } from '../../domain/landing/landing-entry.ts';
import { promisesHours } from '../../domain/landing/landing-knowledge.ts';
import { isDuplicateTemplate } from '../../domain/landing/landing-selection.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { isTimed } from '../../domain/pharmacy/answer-counts.ts';
import { answers, type FilterId } from '../../domain/pharmacy/filters.ts';
import { knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { landingCount } from '../../messages/landing-count-text.ts';
import { originText } from '../../messages/origin-text.ts';
import { hoursSentence } from '../shared/known-sentences.ts';

/** How a sentence writes a pharmacy's name. */
type Mark = (name: string) => string;

/**
 * What a landing page says of its list, in sentences that each hold for the listings shown. `mark` lets a page keep the names of
 * pharmacies apart from the words around them.
 */
export function landingSentences(
  view: LandingView,
  dataset: LandingCity,
  mark: Mark = (name) => name,
): readonly string[] {
  const { criteria } = view;
  const { city, pharmacies } = dataset;
  const outside = outsideSentence(view, mark);
  if (pharmacies.length === 0) return [landingMessages.emptyCity({ city: city.name }), ...outside];
  const counted = { count: pharmacies.length, city: city.name };
  if (isDuplicateTemplate(criteria)) return [landingMessages.wholeCity(counted), ...promiseSentence(view)];
  if (criteria.landmark !== undefined) {
    const ordered = landingMessages.fromLandmark({ ...counted, landmark: criteria.landmark.name });
    return [ordered, ...nearestSentence(view, mark), ...outside];
  }
  return [
    shareSentence(view, dataset),
    ...unknownSentence(view, dataset),
    ...nearestSentence(view, mark),
    ...outside,
  ];
}

/** How many of the city's pharmacies the page is about. */
function shareSentence({ entry, results }: LandingView, { city, pharmacies }: LandingCity): string {
  const [shown, total] = [results.length, pharmacies.length];
  const area = entry.neighborhood;
  if (area === undefined) return landingCount(entry, city.name, shown);
  const all = { shown, total, city: city.name, area };
  if (shown === 0)
    return total === 1 ? landingMessages.theOneOutsideArea(all) : landingMessages.noneInArea(all);
  return total === 1 ? landingMessages.theOneInArea(all) : landingMessages.someInArea(all);
}

/** Filters that say something of what we know rather than of the pharmacy: nobody would call to ask. */
const unasked: ReadonlySet<FilterId> = new Set(['with-a-website', 'full-service']);

/** How many more may fit, since what they answer is not known; nothing where the page has none to compare them with. */
function unknownSentence({ entry, results }: LandingView, { pharmacies }: LandingCity): readonly string[] {
  const filters = filtersOf(entry);
  if (results.length === 0 || filters.length === 0 || filters.some((id) => unasked.has(id))) return [];
  const count = pharmacies.filter((pharmacy) => {
    const said = filters.map((id) => answers(pharmacy, id));
    return said.includes('unknown') && !said.includes('no');
  }).length;
  if (count === 0) return [];
  return [(filters.every(isTimed) ? landingMessages.hoursUnknown : landingMessages.notSaid)({ count })];
}

/** How far it is known what a duplicate template's keyword promises of the whole list: hours. */
function promiseSentence({ entry, results }: LandingView): readonly string[] {
  if (!promisesHours(entry)) return [];
  const known = knowledgeOf(results.map(({ pharmacy }) => pharmacy));
  return known.hours === 0 ? [landingMessages.noHours] : hoursSentence(known);
}

/** Only the listings of the page are compared: one of another city may be nearer. */
function nearestSentence({ results, origin }: LandingView, mark: Mark): readonly string[] {
  const [nearest] = results;
  if (nearest === undefined || results.length === 1) return [];
  const name = mark(nearest.pharmacy.name);
  return [landingMessages.nearest({ origin: originText(origin), name, distance: distanceOf(nearest) })];
}

function outsideSentence({ fallback }: LandingView, mark: Mark): readonly string[] {
  const [nearest] = fallback;
  if (nearest === undefined) return [];
  const { name, address } = nearest.pharmacy;
  return [
    landingMessages.nearestOutside({
      name: mark(name),
      city: address.city,
      distance: distanceOf(nearest),
    }),
  ];
}
