import { NameLink, SampleTag } from '../../components/listing/card-parts.tsx';
import { WaysThere } from '../../components/listing/pharmacy-cards.tsx';
import { StatusLine } from '../../components/listing/status-badge.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { filtersOf } from '../../domain/landing/landing-entry.ts';
import type { LandingAnswer, LandingView } from '../../domain/landing/landing-view.ts';
import { passesAll } from '../../domain/pharmacy/filters.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { slugify } from '../../domain/text/slug.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as filterNounsMessages from '../../messages/generated/filterNouns.ts';
import * as landingAnswerMessages from '../../messages/generated/landingAnswer.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { originText } from '../../messages/origin-text.ts';
import { useNearestFit } from '../shared/open-now-line.tsx';

interface AnswerPanelProps {
  readonly view: LandingView;
  readonly answer: LandingAnswer;
}

/** Miles from the page's place within which the visitor's location is used. */
const visitorMiles = 30;

/**
 * Answers a landing page with one pharmacy, to call or to go to. It is the nearest to the visitor if they are
 * near, else to the page's place. Green only for 24-hour pharmacies that are open.
 */
export function AnswerPanel({ view, answer: own }: AnswerPanelProps) {
  const at = useStatus();
  const near = useAnswerFromVisitor(view, own);
  const answer = near ?? own;
  const { result } = answer;
  const { pharmacy } = result;
  const { name, address } = pharmacy;
  const state = at?.statusOf(pharmacy).state ?? 'open';
  const isOpen = view.criteria.filters.includes('24-hour') && state === 'open';
  const origin = near === undefined ? originText(view.origin) : resultsMessages.me;
  const place = { name, distance: distanceOf(result), origin };
  return (
    <div key={near && 'near'} className={isOpen ? 'answer open' : 'answer'}>
      <p>
        <span className="lead">
          {leadOf(view, answer)} {isSample(pharmacy) && <SampleTag />}
        </span>{' '}
        {taggedMessage(
          result.cityLabel === undefined
            ? landingAnswerMessages.at(place)
            : landingAnswerMessages.atElsewhere({ ...place, city: address.city }),
          { name: (text) => <NameLink href={pharmacyPath(pharmacy)} name={text} /> },
        )}
      </p>
      <StatusLine pharmacy={pharmacy} at={at} place={address.street} />
      <WaysThere pharmacy={pharmacy} />
    </div>
  );
}

/** Returns the answer from the visitor's location; undefined for a page about a landmark or neighborhood. */
function useAnswerFromVisitor(
  { entry, criteria, origin }: LandingView,
  { rank }: LandingAnswer,
): LandingAnswer | undefined {
  const { location, basis } = useVisitorLocation();
  const { filters, landmark, area: neighborhood } = criteria;
  const isHere =
    location !== null &&
    basis === 'device' &&
    landmark === undefined &&
    neighborhood === undefined &&
    distanceMiles(location, origin.location) <= visitorMiles;
  const fits = (pharmacy: Pharmacy): boolean => passesAll(pharmacy, filters);
  const point = location ?? origin.location;
  const near = useNearestFit(point, { filters, open: false }, isHere ? fits : undefined);
  if (near?.first === undefined) return undefined;
  const { city, state } = near.first.pharmacy.address;
  const cityLabel = slugify(`${city} ${state}`) === entry.city ? undefined : city;
  const certainRank = rank === 'known' ? 'known' : 'nearest';
  return { result: { ...near.first, cityLabel }, rank: near.isCertain ? certainRank : 'first' };
}

function leadOf({ entry, criteria, origin }: LandingView, { rank }: LandingAnswer): string {
  if (rank !== 'nearest') return landingAnswerMessages.lead[rank];
  const [filter, another] = filtersOf(entry);
  if (criteria.landmark !== undefined || criteria.area !== undefined)
    return landingAnswerMessages.nearestTo({ place: originText(origin) });
  if (filter === undefined || filter === 'near-me') return landingAnswerMessages.nearestAny;
  return another === undefined
    ? landingAnswerMessages.nearest({ noun: filterNounsMessages.noun[filter] })
    : landingAnswerMessages.nearestAll;
}
