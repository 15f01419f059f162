import { CompactList } from '../../components/listing/compact-list.tsx';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { MapLink } from '../../components/listing/locator-map.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { fullCards, type LandingView, nothingNear, rowsShown } from '../../domain/landing/landing-view.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { landingListingWords as words } from './landing-listing-words.ts';

interface LandingListingsProps {
  readonly view: LandingView;
  /** Whether the city has a directory, which lists what this page has no room for. */
  readonly listed: boolean;
}

/** Every match of a landing page in its order, and the nearest matches elsewhere where there are few. */
export function LandingListings({ view, listed }: LandingListingsProps) {
  const { entry, origin, results, fallback } = view;
  const shown = results.slice(0, fullCards);
  const rest = results.slice(fullCards);
  const rows = rowsShown(view);
  return (
    <>
      <section aria-labelledby="results-title">
        <h2 id="results-title">{words.count(results.length)}</h2>
        {results.length === 0 ? (
          <p className="empty">{words.none(fallback.length === 0 ? nothingNear : words.below)}</p>
        ) : (
          <>
            <p className="quiet">
              {words.nearestFirst(origin.label)}
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
              {rest.length > rows.length ? words.next(rows.length, rest.length) : words.others(rest.length)}
            </h3>
            <CompactList results={rows} />
            {rest.length > rows.length && listed && (
              <p>
                <a href={cityPath(entry.city)}>{words.searchAll}</a>
              </p>
            )}
          </>
        )}
      </section>
      {fallback.length > 0 && (
        <section aria-labelledby="elsewhere-title">
          <h2 id="elsewhere-title">{words.elsewhere}</h2>
          <p className="quiet">{words.elsewhereToo(origin.label)}</p>
          {results.length === 0 ? (
            <PharmacyCards items={fallback} highlight={entry.service} />
          ) : (
            <CompactList results={fallback} />
          )}
        </section>
      )}
    </>
  );
}
