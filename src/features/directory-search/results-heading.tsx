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
  readonly around: string | undefined;
  readonly origin: string;
  readonly onOrigin?: (() => void) | undefined;
  readonly onMine?: (() => void) | undefined;
  readonly note?: ReactNode;
}

/** Shows how many results a list has, and where distances are measured from. */
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
      {/* New elements when the text gets longer: moved ones would count as a layout shift. */}
      <div key={city}>
        <h2 id="results-title" tabIndex={-1}>
          {headingOf(found, query.open)}
        </h2>
        {/* Likewise when it is measured from the visitor. */}
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

const placeText = (byName: boolean, city: string | undefined, origin: string): string =>
  city === undefined
    ? (byName ? resultsMessages.byNameFrom : resultsMessages.from)({ origin })
    : (byName ? resultsMessages.byNameAround : resultsMessages.fromAround)({ city, origin });

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
