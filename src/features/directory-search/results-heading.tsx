import type { ReactNode } from 'react';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { OpenCounts } from '../../domain/list/list-groups.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface ResultsHeadingProps {
  readonly total: number;
  /** How many are open, where the list is asked for what is open. */
  readonly counts: OpenCounts | undefined;
  /** Which of them the page shows, where it is not the first ones. */
  readonly shown: { readonly first: number; readonly last: number } | undefined;
  readonly byName: boolean;
  /** The city around which the list reaches, over its border. */
  readonly around: string | undefined;
  /** What distances are measured from. */
  readonly origin: string;
  /** Chooses another origin; absent where there is no choice. */
  readonly onOrigin?: (() => void) | undefined;
  /** Measures from the visitor; absent where that is so. */
  readonly onMine?: (() => void) | undefined;
  /** What else there is to say of the origin. */
  readonly note?: ReactNode;
}

/** What a list holds and from where it is measured, in a line that is told to a screen reader whenever it changes. */
export function ResultsHeading({
  origin,
  byName,
  around: city,
  onOrigin,
  onMine,
  note,
  ...found
}: ResultsHeadingProps) {
  return (
    <div role="status" className="results-head">
      {/* Of a list that reaches over the city's border it is longer: new elements, since moved ones would look like a jump. */}
      <div key={city}>
        <h2 id="results-title" tabIndex={-1}>
          {headingOf(found)}
        </h2>
        {/* Measured from the visitor it is another sentence, which takes the place of this one. */}
        <p key={onMine === undefined ? 'mine' : 'other'}>
          {taggedMessage(placeText({ origin, byName, city }), {
            from: (text) =>
              onOrigin === undefined ? (
                text
              ) : (
                <>
                  <button type="button" className="plain js-only" onClick={onOrigin}>
                    {text}
                  </button>
                  <span className="no-js">{text}</span>
                </>
              ),
          })}
        </p>
      </div>
      {onMine !== undefined && (
        <button type="button" className="to-me js-only" onClick={onMine}>
          <span>{resultsMessages.useMine}</span>
        </button>
      )}
      {note}
    </div>
  );
}

interface Measured {
  readonly origin: string;
  readonly byName: boolean;
  readonly city: string | undefined;
}

/** Where the list reaches, and from where it is measured. */
function placeText({ origin, byName, city }: Measured): string {
  if (city === undefined) return (byName ? resultsMessages.byNameFrom : resultsMessages.from)({ origin });
  return byName
    ? resultsMessages.byNameAround({ city, origin })
    : resultsMessages.fromAround({ city, origin });
}

function headingOf({
  total,
  counts,
  shown,
}: Pick<ResultsHeadingProps, 'total' | 'counts' | 'shown'>): ReactNode {
  if (counts === undefined)
    return shown === undefined
      ? listingMessages.pharmacies({ count: total })
      : resultsMessages.showing({ count: total, ...shown });
  const { open, unknown } = counts;
  const text =
    shown !== undefined
      ? resultsMessages.openNowShowing({ open, unknown, ...shown })
      : unknown === 0
        ? resultsMessages.openNow({ open })
        : resultsMessages.openNowMore({ open, unknown });
  // Green says that something is open.
  return taggedMessage(text, { open: (part) => (open > 0 ? <span className="open">{part}</span> : part) });
}
