import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import * as nearMessages from '../../messages/generated/near.ts';
import { Finder } from '../shared/finder.tsx';
import { NearNote } from '../shared/near-note.tsx';
import { presetTrail } from '../shared/trails.ts';
import { useNearest } from '../shared/use-nearest.ts';
import { NearResults } from './near-results.tsx';

/** Every pharmacy around the visitor, whatever city it is in. Until their location is known, it asks for that. */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const { basis, nearest, missing, retry } = useNearest();
  const filters = query.filters.map(({ id }) => id);
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(nearMessages.trail)} />
      <div className="intro">
        <PageTitle>{nearMessages.title}</PageTitle>
      </div>
      <Finder />
      <LocationBar near={nearest?.place} />
      {missing === 'location' ? <p>{nearMessages.ask}</p> : <NearNote missing={missing} retry={retry} />}
      {nearest !== undefined &&
        (nearest.area === null ? (
          <nearest.NearContent nearest={nearest} filters={filters} />
        ) : (
          <NearResults
            key={[nearest.area.point.lat, nearest.area.point.lng, ...filters].join(' ')}
            area={nearest.area}
            query={query}
            guessed={basis === 'network'}
          />
        ))}
    </div>
  );
}
