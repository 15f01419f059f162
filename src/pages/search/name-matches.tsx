import { useQuery } from '@tanstack/react-query';
import { LinkList } from '../../components/listing/link-list.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { gazetteerQuery, namesQuery } from '../../features/data-access/queries.ts';
import * as searchMessages from '../../messages/generated/search.ts';

const shown = { names: 20, cities: 3 } as const;

interface NameMatchesProps {
  readonly text: string;
}

/** The pharmacies, anywhere, whose names the words may mean, and the cities they may have been meant for. */
export function NameMatches({ text }: NameMatchesProps) {
  const { data: matches } = useQuery({
    queryKey: ['name-matches', text],
    queryFn: async ({ client }) => {
      const [names, { cities }, search] = await Promise.all([
        client.ensureQueryData(namesQuery()),
        client.ensureQueryData(gazetteerQuery()),
        import('../../features/directory-search/name-search.ts'),
      ]);
      return {
        names: search.nameSearch(names)(text, shown.names),
        cities: search.citySearch(cities)(text, shown.cities),
      };
    },
  });
  if (matches === undefined || matches.names.length + matches.cities.length === 0) return null;
  return (
    <section aria-labelledby="names-title">
      <h2 id="names-title">
        {matches.names.length > 0 ? searchMessages.suchNames : searchMessages.didYouMean}
      </h2>
      {matches.cities.length > 0 && (
        <p className="tight">
          {matches.names.length > 0 && `${searchMessages.orCity} `}
          {matches.cities.map((city, index) => (
            <span key={city.slug}>
              {index > 0 && ', '}
              <a href={cityPath(city.slug)}>{cityLabel(city)}</a>
            </span>
          ))}
        </p>
      )}
      {matches.names.length > 0 && (
        <LinkList
          links={matches.names.map((hit) => ({ href: hit.path, label: hit.name, note: hit.cityLabel }))}
        />
      )}
    </section>
  );
}
