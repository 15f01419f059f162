import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { sourceName } from '../../components/listing/source-name.ts';
import { PageHead } from '../../components/seo/page-head.tsx';
import { markOf } from '../../domain/pharmacy/mark.ts';
import type { ClosedPharmacy } from '../../domain/pharmacy/unlisted-places.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { rankByDistance } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { closedIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as closedMessages from '../../messages/generated/closed.ts';
import { formatDate } from '../../messages/time-text.ts';
import { titled } from '../shared/titled.ts';
import { cityPageTrail } from '../shared/trails.ts';

interface ClosedPharmacyPageProps {
  readonly closed: ClosedPharmacy;
  readonly dataset: CityDataset;
}

/** How many pharmacies close by are named, besides the one that is at the address now. */
const shownAround = 5;

/** How far the news is known: what no source lists any more may still be there. */
const verdictOf = ({ why }: ClosedPharmacy): string =>
  why === 'missed' ? closedMessages.unlisted : closedMessages.closed;

/** Who says so, and since when. */
function reasonOf({ why, closedOn, missedOn, sources }: ClosedPharmacy): string {
  const source = capitalize(sourceName(sources[0]?.id ?? ''));
  const day = missedOn ?? closedOn;
  const date = day === undefined ? undefined : formatDate(day);
  switch (why) {
    case 'followed':
      return date === undefined ? closedMessages.followed : closedMessages.followedOn({ date });
    case 'stated':
      return date === undefined
        ? closedMessages.stated({ source })
        : closedMessages.statedOn({ source, date });
    case 'missed':
      return date === undefined ? closedMessages.missed : closedMessages.missedOn({ date });
  }
}

function closedHead(closed: ClosedPharmacy): Head {
  const { name, address } = closed;
  const city = cityLabel({ name: address.city, state: address.state });
  return {
    title: titled(closedMessages.title({ name, street: address.street, city })),
    description: describePage([
      verdictOf(closed),
      reasonOf(closed),
      closedMessages.instead({ city: address.city }),
    ]),
    indexability: closedIndexability,
  };
}

/** The page of a pharmacy that is no longer there: that it is so, who says it, and where to go instead. */
export function ClosedPharmacyPage({ closed, dataset }: ClosedPharmacyPageProps) {
  const { city, listed, pharmacies, fallback } = dataset;
  const { name, address, location, nextId, note } = closed;
  const { initials, tone } = markOf(closed);
  const ranked = rankByDistance([...pharmacies, ...fallback], location);
  const next = ranked.filter(({ pharmacy }) => pharmacy.id === nextId);
  const around = ranked.filter(({ pharmacy }) => pharmacy.id !== nextId);
  const results = [...next, ...around.slice(0, shownAround)];
  return (
    <div className="wrap pharmacy" data-closed>
      <PageHead {...closedHead(closed)} />
      <Breadcrumbs trail={cityPageTrail(city, listed, name)} />
      <div className={`identity mark tone-${tone}`} data-mark={initials}>
        <div>
          <PageTitle>
            <span translate="no">{name}</span>
          </PageTitle>
          <p className="hrs now">
            <b className="closed">{verdictOf(closed)}</b>
          </p>
          <p className="street">
            <span translate="no">
              {`${address.street}, ${address.city}, ${address.state} ${address.zip}`}
            </span>
          </p>
        </div>
      </div>
      <div className="closing">
        <p>{reasonOf(closed)}</p>
        {note !== undefined && <p className="quiet">{closedMessages.note({ note })}</p>}
      </div>
      <section aria-labelledby="nearby-title">
        <h2 id="nearby-title">{closedMessages.instead({ city: city.name })}</h2>
        {results.length === 0 ? (
          <p>{closedMessages.noneNear}</p>
        ) : (
          <>
            <p className="quiet">{next.length > 0 ? closedMessages.orderNext : closedMessages.order}</p>
            <ListingRows results={results} />
          </>
        )}
        <p>{closedMessages.prescriptions}</p>
        {listed && (
          <p className="tight">
            <a href={cityPath(city.slug)}>{closedMessages.all({ city: city.name })}</a>
          </p>
        )}
      </section>
    </div>
  );
}
