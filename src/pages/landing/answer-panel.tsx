import { WaysThere } from '../../components/listing/pharmacy-card.tsx';
import { SampleTag } from '../../components/listing/sample-tag.tsx';
import { StatusLine } from '../../components/listing/status-line.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { LandingAnswer } from '../../domain/landing/landing-answer.ts';
import { filtersOf } from '../../domain/landing/landing-entry.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as filterNounsMessages from '../../messages/generated/filterNouns.ts';
import * as landingAnswerMessages from '../../messages/generated/landingAnswer.ts';
import { originText } from '../../messages/origin-text.ts';

interface AnswerPanelProps {
  readonly view: LandingView;
  readonly answer: LandingAnswer;
}

/**
 * What a landing page is asked for, with the two ways to get it. Green tells of being open alone: around the clock, and not
 * closed today.
 */
export function AnswerPanel({ view, answer }: AnswerPanelProps) {
  const at = useStatus();
  const { result, rival } = answer;
  const { pharmacy } = result;
  const { name, address } = pharmacy;
  const state = at?.statusOf(pharmacy).state ?? 'open';
  const isOpen = view.criteria.filters.includes('24-hour') && state === 'open';
  const place = { name, distance: distanceOf(result), origin: originText(view.origin) };
  return (
    <div className={isOpen ? 'answer open' : 'answer'}>
      <p>
        <span className="lead">
          {leadOf(view, answer)} {isSample(pharmacy) && <SampleTag />}
        </span>{' '}
        {taggedMessage(
          result.cityLabel === undefined
            ? landingAnswerMessages.at(place)
            : landingAnswerMessages.atElsewhere({ ...place, city: address.city }),
          {
            name: (text) => (
              <a href={pharmacyPath(pharmacy)} translate="no">
                {text}
              </a>
            ),
          },
        )}
      </p>
      <StatusLine pharmacy={pharmacy} at={at} place={address.street} />
      {rival !== undefined && <p className="quiet">{rivalSentence(rival.pharmacy, pharmacy)}</p>}
      <WaysThere pharmacy={pharmacy} />
    </div>
  );
}

/** That one may be nearer than the first, with its street where both are called the same. */
export const rivalSentence = ({ name, address }: Pharmacy, first: Pharmacy): string =>
  name === first.name
    ? landingAnswerMessages.rivalNamesake({ name, street: address.street })
    : landingAnswerMessages.rival({ name });

/** What the answer is to the page: the nearest, or only the first that is known. */
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
