import { LinkList } from '../../components/listing/link-list.tsx';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { brandCityPath, brandPath, brandStatePath, landingPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { headOf } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';
import { presetTrail } from '../shared/trails.ts';

/** `/brands/{brand}`: the states, cities and towns where a chain has pharmacies. */
export function BrandScreen({ dataset }: { readonly dataset: BrandDataset }) {
  const { brand, name, states } = dataset;
  const totals = totalsOf(states);
  const title = brandMessages.title({ brand: name });
  const summary = brandMessages.summary({ brand: name, ...totals });
  return (
    <Screen
      head={brandHead(title, summary, totals.pharmacies)}
      trail={presetTrail(name)}
      title={title}
      intro={<p>{summary}</p>}
    >
      {states.map(({ state, cities }) => {
        const { name: stateName, slug } = usState(state);
        const linked = largest(cities);
        return (
          <section key={state} aria-labelledby={`in-${slug}`}>
            <h2 id={`in-${slug}`}>
              <a href={brandStatePath(brand, slug)}>{stateName}</a>
            </h2>
            <BrandCities brand={brand} state={state} cities={linked} />
            {linked.length < cities.length && (
              <p className="tight">
                <a href={brandStatePath(brand, slug)}>
                  {brandMessages.allOfState({ cities: cities.length, state: stateName })}
                </a>
              </p>
            )}
          </section>
        );
      })}
    </Screen>
  );
}

interface BrandStateScreenProps {
  readonly dataset: BrandDataset;
  readonly state: StateCode;
}

/** `/brands/{brand}/{state}`: the cities and towns of a state where a chain has pharmacies. */
export function BrandStateScreen({ dataset, state: code }: BrandStateScreenProps) {
  const { brand, name, states } = dataset;
  const here = states.filter((each) => each.state === code);
  const { name: state } = usState(code);
  const totals = totalsOf(here);
  const title = brandMessages.titleState({ brand: name, state });
  const summary = brandMessages.summaryState({ brand: name, state, ...totals });
  return (
    <Screen
      head={brandHead(title, summary, totals.pharmacies)}
      trail={[{ label: name, href: brandPath(brand) }, { label: state }]}
      title={title}
      intro={<p>{summary}</p>}
    >
      {here.map(({ cities }) => (
        <BrandCities key={code} brand={brand} state={code} cities={cities} />
      ))}
      <p className="tight">
        <a href={brandPath(brand)}>{brandMessages.everyState({ brand: name })}</a>
      </p>
    </Screen>
  );
}

/** The head of a chain's page, whose description begins with the same sentence as the page. */
const brandHead = (title: string, summary: string, pharmacies: number): Head =>
  headOf(title, [summary, headsMessages.sources], listIndexability(pharmacies));

type States = BrandDataset['states'];

/** How many pharmacies a chain has in some states, and in how many cities and towns. */
function totalsOf(states: States) {
  const cities = states.flatMap((each) => each.cities);
  return {
    pharmacies: cities.reduce((sum, { count }) => sum + count, 0),
    cities: cities.length,
    states: states.length,
  };
}

type Cities = States[number]['cities'];

/** Most cities of a state that the page of all states links to; the state's own page links to each. */
const mostOfState = 12;

/** The cities with most of the chain's pharmacies, by name. */
const largest = (cities: Cities): Cities => {
  const kept = new Set(cities.toSorted((a, b) => b.count - a.count).slice(0, mostOfState));
  return cities.filter((city) => kept.has(city));
};

interface BrandCitiesProps {
  readonly brand: BrandSlug;
  readonly state: StateCode;
  readonly cities: Cities;
}

const BrandCities = ({ brand, state, cities }: BrandCitiesProps) => (
  <LinkList
    links={cities.map(({ slug, name, count, landing }) => ({
      href: landing === undefined ? brandCityPath(brand, usState(state).slug, slug) : landingPath(landing),
      label: name,
      note: count,
    }))}
  />
);
