import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStatus } from '../../components/listing/use-status.ts';
import { mapHash } from '../../components/map/map-history.ts';
import { toSameList } from '../../components/ui/same-list.ts';
import { type DirectoryQuery, emptyDirectoryQuery, neededFor } from '../../domain/list/directory-query.ts';
import { findOrigin, type ListOrigin, listOrigins } from '../../domain/list/list-origin.ts';
import { mapPlaces } from '../../domain/list/map-places.ts';
import { pointId } from '../../domain/list/point-origin.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { NamedOrigin } from '../../domain/places/place.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { nearestQuery } from '../../features/data-access/page-data.ts';
import { PharmacyList } from '../../features/directory-search/pharmacy-list.tsx';
import {
  requestDeviceLocation,
  useVisitorLocation,
  type VisitorLocation,
} from '../../features/visitor-location/visitor-location.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { originText } from '../../messages/origin-text.ts';
import { deviceLocationNear, OpenNowLine } from './open-now-line.tsx';
import { RetryNote } from './retry-note.tsx';

interface CityListProps {
  readonly dataset: CityDataset;
  readonly brand?: string | undefined;
  readonly only?: readonly Pharmacy[] | undefined;
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly rest?: string | undefined;
  /** Default of `from` in the address: a ZIP code or place, such as `35203`. */
  readonly usualFrom?: string | undefined;
}

type Asked = Pick<CityListProps, 'query'> & Pick<VisitorLocation, 'location' | 'basis'>;

/**
 * Shows the list of a city or town beside its map. With filters, the list extends beyond the place. `only`
 * limits the list to some pharmacies.
 */
export function CityList(props: CityListProps) {
  const { dataset, brand, only, query: askedQuery, base, rest, usualFrom } = props;
  const { city } = dataset;
  const visitor = useVisitorLocation();
  const navigate = useNavigate();
  const at = useStatus();
  const asked = useMemo(
    (): Asked => ({ query: askedQuery, location: visitor.location, basis: visitor.basis }),
    [askedQuery, visitor.location, visitor.basis],
  );
  const wanted = whereOf(props, asked);
  const isAround = wanted.isBeyondCity && only === undefined;
  const around = useQuery({
    ...nearestQuery(wanted.point ?? city.location, {
      filters: askedQuery.filters,
      brand: brand ?? askedQuery.brand,
      open: askedQuery.open,
      count: neededFor(askedQuery.page),
    }),
    enabled: isAround,
    placeholderData: keepPreviousData,
    meta: { failure: resultsMessages.aroundFailed },
  });
  const isWaiting = isAround && (around.isPending || around.isPlaceholderData) && around.failureCount === 0;
  const shown = useLastLoaded(asked, isWaiting);
  const { query } = shown;
  const where = whereOf(props, shown);
  const { byDefault, from, isMine, origin } = where;
  const isShownAround = where.isBeyondCity && only === undefined;
  const area = isShownAround ? (around.data ?? undefined) : undefined;
  const [own, listedAround] = useMemo(() => {
    const ofChain = (pharmacies: readonly Pharmacy[]): readonly Pharmacy[] =>
      brand === undefined ? pharmacies : pharmacies.filter((each) => each.brand === brand);
    return [only ?? ofChain(dataset.pharmacies), area && { ...area, pharmacies: ofChain(area.pharmacies) }];
  }, [only, dataset, brand, area]);
  const askLocation = (): void => {
    if (visitor.location === null) requestDeviceLocation();
  };
  const chooseMine = (): void => {
    askLocation();
    navigate(
      directorySearchPath({ ...query, from: byDefault ? undefined : 'me', page: 1 }, base),
      toSameList,
    );
  };
  return (
    <PharmacyList
      above={(firstCard) =>
        only === undefined &&
        !query.open && (
          <OpenNowLine
            origin={origin.location}
            at={at}
            filters={query.filters}
            firstCard={firstCard}
            brand={brand ?? query.brand}
          />
        )
      }
      own={own}
      area={listedAround}
      counted={only !== undefined}
      query={query}
      askedQuery={askedQuery}
      origin={origin}
      city={city.name}
      origins={{
        choices: withFirst(listOrigins(dataset), usualFrom),
        current: from,
        onMe: askLocation,
        offerMine: isMine ? undefined : chooseMine,
        mineByDefault: byDefault,
      }}
      originNote={
        <>
          {isShownAround && around.isError && (
            <RetryNote message={resultsMessages.aroundFailed} onRetry={around.refetch} />
          )}
          {query.from === 'me' && !isMine && (
            <p>{visitor.pending ? resultsMessages.findingMe : resultsMessages.noLocation}</p>
          )}
          <PlaceNote where={where} query={query} city={city.name} base={base} />
        </>
      }
      rest={rest}
      base={base}
      places={mapPlaces(dataset)}
      onSearchArea={(point) => {
        const { hash } = globalThis.location;
        const path = directorySearchPath({ ...query, from: pointId(point), page: 1 }, base);
        navigate(hash === mapHash ? path + mapHash : path);
      }}
    />
  );
}

type PlaceNoteProps = Pick<CityListProps, 'query' | 'base'> & {
  readonly where: Where;
  readonly city: string;
};

function PlaceNote({ where: { from, place }, query, city, base }: PlaceNoteProps) {
  if (place?.kind === 'point')
    return (
      <p>
        <a href={directorySearchPath({ ...query, from: undefined, page: 1 }, base)}>
          {resultsMessages.backTo({ city })}
        </a>
      </p>
    );
  if (from === 'me' || place !== undefined) return null;
  return <p>{/^\d+$/.test(from) ? resultsMessages.noZip({ zip: from }) : resultsMessages.noPlace}</p>;
}

// Until the pharmacies asked for are loaded, the list stays as it was.
function useLastLoaded(asked: Asked, isWaiting: boolean): Asked {
  const [shown, setShown] = useState<Asked>({
    query: { ...emptyDirectoryQuery, q: asked.query.q },
    location: null,
    basis: null,
  });
  if (!isWaiting && shown !== asked) setShown(asked);
  return shown;
}

type Where = ReturnType<typeof whereOf>;

function whereOf({ dataset, usualFrom }: CityListProps, { query, location, basis }: Asked) {
  const { city } = dataset;
  const byDefault =
    usualFrom === undefined && deviceLocationNear({ location, basis }, city.location) !== null;
  const from = query.from ?? usualFrom ?? (byDefault ? 'me' : 'center');
  const place = findOrigin(dataset, from);
  const point = from === 'me' ? location : (place?.location ?? null);
  const isMine = from === 'me' && location !== null;
  const stated: NamedOrigin = place ?? { kind: 'center', name: city.name, location: city.location };
  const { filters, open, brand, within } = query;
  const isAsked = filters.length > 0 || open || brand !== undefined || within !== undefined;
  return {
    byDefault,
    from,
    place,
    point,
    isMine,
    origin: isMine
      ? { label: basis === 'network' ? resultsMessages.roughlyMe : resultsMessages.me, location }
      : { label: originText(stated), location: stated.location },
    isBeyondCity: point !== null && (isAsked || place?.kind !== 'center'),
  };
}

function withFirst(origins: readonly ListOrigin[], id: string | undefined): readonly ListOrigin[] {
  const first = origins.find((origin) => origin.id === id);
  return first === undefined ? origins : [first, ...origins.filter((origin) => origin !== first)];
}
