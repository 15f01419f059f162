import { CompactList } from '../../components/listing/compact-list.tsx';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { MapLink } from '../../components/listing/locator-map.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { fallbackLimits } from '../../domain/landing/landing-selection.ts';
import { fullCards, type LandingView, rowsShown } from '../../domain/landing/landing-view.ts';
import { isTimed } from '../../domain/pharmacy/answer-counts.ts';
import type { Result } from '../../domain/search/directory-query.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { originText } from '../../messages/origin-text.ts';

interface LandingListingsProps {
  readonly view: LandingView;
  /** Where to ask, if nobody is known to fit. */
  readonly calls: readonly Result[];
  /** Whether the city has a directory, which lists what this page has no room for. */
  readonly listed: boolean;
}

/** Every match of a landing page in its order, and the nearest matches elsewhere where there are few. */
export function LandingListings({ view, calls, listed }: LandingListingsProps) {
  const { entry, criteria, listed: items, fallback } = view;
  const origin = { label: originText(view.origin), location: view.origin.location };
  const shown = items.slice(0, fullCards);
  const rest = items.slice(fullCards);
  const rows = rowsShown(view);
  return (
    <>
      <section aria-labelledby="results-title">
        <h2 id="results-title">
          {items.length === 0 && criteria.filters.length === 0
            ? landingMessages.noneHere
            : landingMessages.count({ count: items.length })}
        </h2>
        {items.length === 0 ? (
          fallback.length === 0 && (
            <p className="empty">{landingMessages.noneNear({ miles: fallbackLimits.miles })}</p>
          )
        ) : (
          <>
            <p className="quiet">
              {`${landingMessages.nearestFirst({ origin: origin.label })} `}
              <MapLink />
            </p>
            <ListBesideMap
              list={<PharmacyCards items={shown} highlight={entry.service} />}
              pharmacies={shown.map(({ pharmacy }) => pharmacy)}
              origin={origin}
            />
          </>
        )}
        {rest.length > 0 && (
          <>
            <h3 className="tight">
              {rest.length > rows.length
                ? landingMessages.next({ shown: rows.length, total: rest.length })
                : landingMessages.farther({ count: rest.length })}
            </h3>
            <CompactList results={rows} />
            {rest.length > rows.length && listed && (
              <p>
                <a href={cityPath(entry.city)}>{landingMessages.searchAll}</a>
              </p>
            )}
          </>
        )}
      </section>
      {fallback.length > 0 && (
        <section aria-labelledby="elsewhere-title">
          <h2 id="elsewhere-title">{landingMessages.fallback}</h2>
          {items.length === 0 ? (
            <>
              <p className="quiet">{landingMessages.nearestFirst({ origin: origin.label })}</p>
              <PharmacyCards items={fallback} highlight={entry.service} />
            </>
          ) : (
            <CompactList results={fallback} />
          )}
        </section>
      )}
      {calls.length > 0 && (
        <section aria-labelledby="calls-title">
          <h2 id="calls-title">{landingMessages.toCall}</h2>
          <p>{criteria.filters.some(isTimed) ? landingMessages.callHours : landingMessages.callAsk}</p>
          {items.length === 0 && (
            <p className="quiet">{landingMessages.nearestFirst({ origin: origin.label })}</p>
          )}
          <CompactList results={calls} />
        </section>
      )}
    </>
  );
}
