import { Section } from '../../components/layout/section.tsx';
import { cityLinks, LinkGroups, LinkList, LinkSection } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { namesApart } from '../../components/listing/names-apart.ts';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/list/directory-query.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { brandSlug, countBrands } from '../../domain/pharmacy/brand.ts';
import { type Knowledge, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { chainPath, cityPath, pharmacyPath, searchPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import * as cityHeadsMessages from '../../messages/generated/cityHeads.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { CityList } from '../shared/city-list.tsx';
import { cityTrail, type HeadWords } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

interface CityScreenProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
}

/** Shows the directory of a city or town. */
export function CityScreen({ dataset, query }: CityScreenProps) {
  const { city } = dataset;
  return (
    <Screen
      {...cityHead(dataset)}
      heading={cityMessages.title({ city: cityLabel(city) })}
      trail={cityTrail(city)}
      split
    >
      <CityList dataset={dataset} query={query} base={cityPath(city.slug)} rest={resultsMessages.restBelow} />
      <CityMore dataset={dataset} />
    </Screen>
  );
}

function cityHead({ city, pharmacies }: CityDataset): HeadWords {
  const total = pharmacies.length;
  const state = usState(city.state).name;
  const say = total === 0 ? cityMessages.summary : cityHeadsMessages.description;
  return {
    title: cityTitle(cityLabel(city), knowledgeOf(pharmacies)),
    says: [say({ pharmacies: total, city: city.name, state })],
    indexability: listIndexability(total),
    listings: pharmacies,
  };
}

function cityTitle(city: string, { total, hours }: Knowledge): string {
  if (total === 0) return cityHeadsMessages.title({ city });
  if (hours === 0) return cityHeadsMessages.count({ city, total });
  return hours === total
    ? cityHeadsMessages.allHours({ city, total })
    : cityHeadsMessages.hours({ city, total, known: hours });
}

/** Shows links below a city's list, such as to landing pages, chains and nearby places. */
export function CityMore({ dataset }: { readonly dataset: CityDataset }) {
  const { city, town, landing, pharmacies, nearby, nearbyTowns = [] } = dataset;
  // Static HTML has only the first page of results.
  const others = listPage(dataset, 1).slice(resultsPerPage);
  const nameOf = namesApart(others);
  const around = [...nearby, ...nearbyTowns];
  const search = !town && (
    <p className="tight quiet">
      <a href={searchPath(city.slug)}>{cityMessages.search({ city: cityLabel(city) })}</a>
    </p>
  );
  return (
    <>
      <LinkSection
        id="others"
        title={cityMessages.farther({ city: city.name })}
        look="lines"
        names
        links={others.map((pharmacy) => ({ href: pharmacyPath(pharmacy), label: nameOf(pharmacy) }))}
      />
      <ListPager dataset={dataset} page={1} />
      {landing.length > 0 && (
        <Section id="more" title={cityMessages.narrow({ city: city.name })}>
          <LinkGroups groups={landingGroups(landing)} />
        </Section>
      )}
      <LinkSection
        id="chains"
        title={brandMessages.inCity({ city: city.name })}
        look="lines"
        links={countBrands(pharmacies).flatMap(({ name, count }) => {
          const brand = brandSlug(name);
          return brand === undefined ? [] : [{ href: chainPath(dataset, brand), label: name, note: count }];
        })}
      />
      {around.length === 0 ? (
        search
      ) : (
        <Section id="nearby" title={nearbyTowns.length > 0 ? cityMessages.nearbyTowns : cityMessages.nearby}>
          <LinkList look="lines" links={cityLinks(around, cityLabel)} />
          {search}
        </Section>
      )}
    </>
  );
}
