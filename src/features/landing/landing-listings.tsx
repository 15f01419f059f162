import { CompactList } from '../../components/listing/compact-list.tsx';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { MapLink } from '../../components/listing/locator-map.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { fullCards, fullRows, type LandingView, nothingNear } from '../../domain/landing-view.ts';
import { countOf } from '../../domain/landing-words.ts';
import { cityPath } from '../../domain/paths.ts';

interface LandingListingsProps {
  readonly view: LandingView;
}

/** Every match of a landing page in its order, and the nearest matches elsewhere where there are few. */
export function LandingListings({ view }: LandingListingsProps) {
  const { entry, origin, results, elsewhere } = view;
  const shown = results.slice(0, fullCards);
  const rest = results.slice(fullCards);
  return (
    <>
      <section aria-labelledby="results-title">
        <h2 id="results-title">{`${countOf(results.length, 'pharmacy', 'pharmacies')} listed`}</h2>
        {results.length === 0 ? (
          <p className="empty">
            {`No listing here is known to fit. ${elsewhere.length === 0 ? nothingNear : 'The nearest that do are below.'} A pharmacy whose details we do not know still may: call and ask.`}
          </p>
        ) : (
          <>
            <p className="quiet">
              {`Nearest first. Distances are straight lines from ${origin.label}. `}
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
              {rest.length > fullRows
                ? `The next ${fullRows} of ${rest.length} farther away`
                : `The other ${rest.length}, farther away`}
            </h3>
            <CompactList results={rest.slice(0, fullRows)} />
            {rest.length > fullRows && (
              <p>
                <a href={cityPath(entry.city)}>Search and filter all pharmacies of the city</a>
              </p>
            )}
          </>
        )}
      </section>
      {elsewhere.length > 0 && (
        <section aria-labelledby="elsewhere-title">
          <h2 id="elsewhere-title">Nearest elsewhere</h2>
          <p className="quiet">{`These fit too. Distances are straight lines from ${origin.label}.`}</p>
          {results.length === 0 ? (
            <PharmacyCards items={elsewhere} highlight={entry.service} />
          ) : (
            <CompactList results={elsewhere} />
          )}
        </section>
      )}
    </>
  );
}
