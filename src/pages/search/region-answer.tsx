import { LinkList } from '../../components/listing/link-list.tsx';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { type Area, areaLabel } from '../../domain/search/phrase/area.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import { placeLabel } from '../../domain/search/phrase/phrase-place.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { nearestListedQuery, usePageData } from '../../features/data-access/page-data.ts';
import { gazetteerQuery, stateQuery } from '../../features/data-access/queries.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import { ChoiceScreen } from './choice-screen.tsx';
import { FoundNames, type MeantHits, useNamesMeant } from './found-names.tsx';
import type { Search } from './search.ts';
import { ChainLink } from './search-notes.tsx';

interface Asked {
  readonly search: Search;
}

interface RegionAnswerProps extends Asked {
  /** `Alabama`, `Broward County, FL`. */
  readonly place: string;
  readonly cities: readonly CitySummary[];
  readonly found: MeantHits;
  /** What distances are measured from. */
  readonly nearest?: GazetteerCity | undefined;
}

/** The pharmacies of a name in a state, county or region, and its cities to ask in. */
function RegionAnswer({ search, place, cities, found, nearest }: RegionAnswerProps) {
  const { brands } = usePageData(gazetteerQuery());
  const { hits, name, unused } = found;
  const intents = intentLabels(search.query);
  const named =
    hits.length > 0
      ? answersMessages.namedIn({ words: name, place })
      : answersMessages.nothing({ words: `${name}, ${place}` });
  return (
    <ChoiceScreen
      search={search}
      heading={name === '' ? answersMessages.inState({ state: place }) : named}
      name={name}
      unused={unused}
      cities={cities}
      citiesHeading={
        intents === ''
          ? answersMessages.chooseIn({ state: place })
          : answersMessages.chooseForIn({ intents, state: place })
      }
    >
      <ChainLink name={name} brands={brands} />
      <FoundNames found={found} point={nearest} from={nearest && cityLabel(nearest)} unchecked={intents} />
    </ChoiceScreen>
  );
}

/** The pharmacies of a name in a state, and its cities to ask in, the largest first. */
export function StateAnswer({ search, state }: Asked & { readonly state: StateCode }) {
  const { cities } = usePageData(stateQuery(state));
  return (
    <RegionAnswer
      search={search}
      found={useNamesMeant(search.phrase, { state })}
      place={usState(state).name}
      cities={cities.toSorted((a, b) => b.population - a.population)}
    />
  );
}

/** The places of a county or region, and its pharmacies of a name, nearest to its largest place first. */
export function AreaAnswer({ search, area }: Asked & { readonly area: Area<GazetteerCity> }) {
  const [nearest] = area.cities;
  const found = useNamesMeant(search.phrase, { point: nearest, state: area.state });
  const slugs = new Set<string>(area.cities.map(({ slug }) => slug));
  const hits = found.hits.filter(({ city }) => slugs.has(city));
  return (
    <RegionAnswer
      search={search}
      found={{ ...found, hits }}
      place={areaLabel(area)}
      cities={area.cities}
      nearest={nearest}
    />
  );
}

const nearestShown = 6;

/** Says that a place has no listings, where the nearest are, and which words were of no use. */
export function UnlistedAnswer({ search, unlisted }: Asked & { readonly unlisted: UnlistedPlace }) {
  const nearest = usePageData(nearestListedQuery(unlisted.location, nearestShown));
  const { name, unused } = search.phrase;
  const query = { ...search.query, q: '', from: undefined, page: 1 };
  const place = placeLabel({ kind: 'unlisted', unlisted });
  return (
    <ChoiceScreen
      search={search}
      heading={answersMessages.unlisted({ place })}
      name={name}
      unused={name === '' ? unused : [name, ...unused]}
    >
      <section aria-labelledby="results-title">
        <h2 id="results-title">{answersMessages.unlistedNear}</h2>
        <p className="quiet">{answersMessages.unlistedHow({ place })}</p>
        <LinkList
          look="links long"
          links={nearest.map(({ slug, label, miles }) => ({
            href: directorySearchPath(query, cityPath(slug)),
            label,
            note: formatDistance(miles, true),
          }))}
        />
      </section>
    </ChoiceScreen>
  );
}
