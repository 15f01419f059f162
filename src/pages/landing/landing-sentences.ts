import type { LandingCity } from '../../domain/landing/landing-city.ts';
import { isDuplicateTemplate } from '../../domain/landing/landing-selection.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { phraseOf } from '../../messages/keyword-text.ts';
import { originText } from '../../messages/origin-text.ts';
import { formatTime } from '../../messages/time-text.ts';

/** What a landing page says of its list, in sentences that each hold for the listings shown. */
export function landingSentences(view: LandingView, dataset: LandingCity): readonly string[] {
  const { entry, criteria } = view;
  const { city, pharmacies } = dataset;
  const outside = outsideSentence(view, entry.neighborhood ?? city.name);
  if (pharmacies.length === 0) return [landingMessages.emptyCity({ city: city.name }), ...outside];
  const counted = { count: pharmacies.length, city: city.name };
  if (isDuplicateTemplate(criteria)) return [landingMessages.wholeCity(counted)];
  if (criteria.landmark !== undefined) {
    const ordered = landingMessages.fromLandmark({ ...counted, landmark: criteria.landmark.name });
    return [ordered, ...nearestSentence(view), ...outside];
  }
  return [shareSentence(view, dataset), ...nearestSentence(view), ...outside];
}

/** How many of the city's listings the page shows, and why those. */
function shareSentence({ entry, results }: LandingView, { city, pharmacies }: LandingCity): string {
  const [shown, total] = [results.length, pharmacies.length];
  const area = entry.neighborhood;
  if (area !== undefined) {
    const all = { shown, total, city: city.name, area };
    if (total === 1)
      return shown === 0 ? landingMessages.theOneOutsideArea(all) : landingMessages.theOneInArea(all);
    return shown === 0 ? landingMessages.noneInArea(all) : landingMessages.someInArea(all);
  }
  const all = { shown, total, city: city.name, phrase: phraseOf(entry) };
  if (total === 1)
    return shown === 0 ? landingMessages.theOneUnknown(all) : landingMessages.theOneMatches(all);
  return shown === 0 ? landingMessages.noneMatches(all) : landingMessages.someMatch(all);
}

/** Only what is certain is said: of the known matches no other may be nearer. */
function nearestSentence({ nearest, results, origin }: LandingView): readonly string[] {
  if (nearest === undefined || results.length === 0) return [];
  const { name } = nearest.pharmacy;
  return [landingMessages.nearest({ origin: originText(origin), name, distance: distanceOf(nearest) })];
}

/** Where nothing of the place fits: the nearest elsewhere, if that is certain. */
function outsideSentence({ nearest, results }: LandingView, place: string): readonly string[] {
  if (nearest === undefined || results.length > 0) return [];
  const { name, address } = nearest.pharmacy;
  return [landingMessages.nearestOutside({ place, name, city: address.city, distance: distanceOf(nearest) })];
}

/** The figures that set the page apart, each with its name. */
export function landingFacts({
  facts,
  origin,
}: LandingView): readonly { readonly label: string; readonly value: string }[] {
  if (facts === undefined) return [];
  const { nearest, latest, openSunday, total, zips } = facts;
  return [
    ...(nearest === undefined
      ? []
      : [
          {
            label: landingMessages.factNearest({ origin: originText(origin) }),
            value: landingMessages.factNearestIs({
              name: nearest.pharmacy.name,
              distance: distanceOf(nearest),
            }),
          },
        ]),
    {
      label: landingMessages.factSunday,
      value: landingMessages.factSundayIs({ count: openSunday, total }),
    },
    ...(latest === undefined ? [] : [{ label: landingMessages.factLatest, value: latestText(latest) }]),
    { label: landingMessages.factZips, value: String(zips) },
  ];
}

const latestText = ({ name, closes }: { readonly name: string; readonly closes: number | null }): string =>
  closes === null
    ? landingMessages.factAlwaysIs({ name })
    : landingMessages.factLatestIs({ name, time: formatTime(closes) });
