import type { ReactNode } from 'react';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import {
  type DirectoryQuery,
  resultsPerPage,
  type runDirectoryQuery,
} from '../../domain/list/directory-query.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface ResultsHeadingProps {
  readonly query: Pick<DirectoryQuery, 'open' | 'sort'>;
  readonly found: Pick<ReturnType<typeof runDirectoryQuery>, 'total' | 'page' | 'results' | 'counts'>;
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

/** What a list holds and from where it is measured; a screen reader is told of each change. */
export function ResultsHeading({
  query,
  found,
  around: city,
  origin,
  onOrigin,
  onMine,
  note,
}: ResultsHeadingProps) {
  const originLink = (text: string): ReactNode => (
    <>
      <button type="button" className="plain js-only" onClick={onOrigin}>
        {text}
      </button>
      <span className="no-js">{text}</span>
    </>
  );
  return (
    <div role="status" className="results-head">
      {/* The text over a city's border is longer: new elements, since moved ones would look like a jump. */}
      <div key={city}>
        <h2 id="results-title" tabIndex={-1}>
          {headingOf(found, query.open)}
        </h2>
        {/* Measured from the visitor it is another sentence, which takes the place of this one. */}
        <p key={onMine === undefined ? 'mine' : 'other'}>
          {taggedMessage(placeText(query.sort === 'name', city, origin), {
            from: onOrigin === undefined ? (text) => text : originLink,
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

/** Where the list reaches, and from where it is measured. */
const placeText = (byName: boolean, city: string | undefined, origin: string): string =>
  city === undefined
    ? (byName ? resultsMessages.byNameFrom : resultsMessages.from)({ origin })
    : (byName ? resultsMessages.byNameAround : resultsMessages.fromAround)({ city, origin });

/** How many there are or are open, and on a later page which of them it shows. */
function headingOf({ total, page, results, counts }: ResultsHeadingProps['found'], open: boolean): ReactNode {
  const first = (page - 1) * resultsPerPage + 1;
  const shown = { first, last: first + results.length - 1 };
  if (!open || counts === undefined)
    return page === 1
      ? listingMessages.pharmacies({ count: total })
      : resultsMessages.showing({ count: total, ...shown });
  const firstPage =
    counts.unknown === 0 ? resultsMessages.openNow(counts) : resultsMessages.openNowMore(counts);
  return taggedMessage(page === 1 ? firstPage : resultsMessages.openNowShowing({ ...counts, ...shown }), {
    // Green says that something is open.
    open: (part) => (counts.open > 0 ? <span className="open">{part}</span> : part),
  });
}
