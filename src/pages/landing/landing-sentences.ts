import { filtersOf, type LandingCity } from '../../domain/landing/landing-entry.ts';
import { promisesHours } from '../../domain/landing/landing-groups.ts';
import { hasNoCriteria } from '../../domain/landing/landing-selection.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { mayFit } from '../../domain/list/list-groups.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { isTimed, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { landingCount } from '../../messages/landing-count-text.ts';
import { originText } from '../../messages/origin-text.ts';
import { hoursSentence } from '../shared/heads.ts';

/** Returns sentences that sum up a landing page's list. `mark` may put a pharmacy's name into a tag. */
export function landingSentences(
  view: LandingView,
  dataset: LandingCity,
  mark: (name: string) => string = (name) => name,
): readonly string[] {
  const { criteria, results } = view;
  const { city, pharmacies } = dataset;
  const counted = { count: pharmacies.length, city: city.name };
  const around = aroundSentence(view);
  const nearest = nearestSentence(view, mark);
  if (pharmacies.length === 0)
    return [landingSaysMessages.emptyCity({ city: city.name }), ...nearest, ...around];
  if (hasNoCriteria(criteria))
    return [landingSaysMessages.wholeCity(counted), ...around, ...promiseSentence(view)];
  if (criteria.landmark !== undefined) {
    const ordered = landingSaysMessages.fromLandmark({ ...counted, landmark: criteria.landmark.name });
    return [ordered, ...nearest, ...around];
  }
  const share = shareSentence(view, dataset);
  return results.length > 0
    ? [share, ...around, ...unknownSentence(view, dataset), ...nearest]
    : [share, ...nearest, ...around];
}

function shareSentence({ entry, results }: LandingView, { city, pharmacies }: LandingCity): string {
  const [shown, total] = [results.length, pharmacies.length];
  const area = entry.neighborhood;
  if (area === undefined) return landingCount(entry, city.name, shown);
  const all = { shown, total, city: city.name, area };
  if (shown === 0)
    return total === 1 ? landingSaysMessages.theOneOutsideArea(all) : landingSaysMessages.noneInArea(all);
  return total === 1 ? landingSaysMessages.theOneInArea(all) : landingSaysMessages.someInArea(all);
}

// Nobody would call to ask for these.
const unasked: ReadonlySet<FilterId> = new Set(['with-a-website', 'full-service']);

function unknownSentence({ entry }: LandingView, dataset: LandingCity): readonly string[] {
  const filters = filtersOf(entry);
  if (filters.length === 0 || filters.some((id) => unasked.has(id))) return [];
  const count = dataset.pharmacies.filter((pharmacy) => mayFit(pharmacy, filters)).length;
  if (count === 0) return [];
  return [
    (filters.every(isTimed) ? landingSaysMessages.hoursUnknown : landingSaysMessages.notSaid)({ count }),
  ];
}

function promiseSentence({ entry, results }: LandingView): readonly string[] {
  if (!promisesHours(entry)) return entry.unconfirmed === true ? [landingSaysMessages.nothingKnown] : [];
  const known = knowledgeOf(results.map(({ pharmacy }) => pharmacy));
  return known.hours === 0 ? [landingSaysMessages.noHours] : hoursSentence(known);
}

function nearestSentence(
  { nearest, results, origin }: LandingView,
  mark: (name: string) => string,
): readonly string[] {
  if (nearest === undefined) return [];
  const name = mark(nearest.pharmacy.name);
  const distance = distanceOf(nearest);
  return [
    results.length > 0
      ? landingSaysMessages.nearest({ origin: originText(origin), name, distance })
      : landingSaysMessages.nearestOutside({ name, city: nearest.pharmacy.address.city, distance }),
  ];
}

function aroundSentence({ around, results, listed, nearest }: LandingView): readonly string[] {
  const [first, ...others] = around;
  if (first === undefined || (results.length === 0 && nearest !== undefined)) return [];
  const last = others.pop();
  const cities =
    last === undefined ? first : landingSaysMessages.cities({ cities: [first, ...others].join(', '), last });
  return [
    results.length > 0
      ? landingSaysMessages.around({ count: listed.length - results.length, cities })
      : landingSaysMessages.aroundOnly({ cities }),
  ];
}
