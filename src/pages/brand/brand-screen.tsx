import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { brandCityPath, brandPath, brandStatePath, landingPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import { brandStateTrail, brandTrail } from '../shared/brand-trails.ts';
import { brandHead, brandStateHead, brandTotals } from './brand-heads.ts';

/** `/brands/{brand}`: the states, cities and towns where a chain has pharmacies. */
export function BrandScreen({ dataset }: { readonly dataset: BrandDataset }) {
  const { brand, name, states } = dataset;
  return (
    <div className="wrap">
      <PageHead {...brandHead(dataset)} />
      <Breadcrumbs trail={brandTrail(name)} />
      <div className="intro">
        <PageTitle>{brandMessages.title({ brand: name })}</PageTitle>
        <p>{brandMessages.summary({ brand: name, ...brandTotals(dataset) })}</p>
      </div>
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
    </div>
  );
}

interface BrandStateScreenProps {
  readonly dataset: BrandDataset;
  readonly state: StateCode;
}

/** `/brands/{brand}/{state}`: the cities and towns of a state where a chain has pharmacies. */
export function BrandStateScreen({ dataset, state }: BrandStateScreenProps) {
  const { brand, name, states } = dataset;
  const here = states.filter((each) => each.state === state);
  const { name: stateName } = usState(state);
  return (
    <div className="wrap">
      <PageHead {...brandStateHead(dataset, state)} />
      <Breadcrumbs trail={brandStateTrail(brand, name, state)} />
      <div className="intro">
        <PageTitle>{brandMessages.titleState({ brand: name, state: stateName })}</PageTitle>
        <p>
          {brandMessages.summaryState({ brand: name, state: stateName, ...brandTotals({ states: here }) })}
        </p>
      </div>
      {here.map(({ cities }) => (
        <BrandCities key={state} brand={brand} state={state} cities={cities} />
      ))}
      <p className="tight">
        <a href={brandPath(brand)}>{brandMessages.everyState({ brand: name })}</a>
      </p>
    </div>
  );
}

type Cities = BrandDataset['states'][number]['cities'];

/** Most cities of a state that the page of all states links to; the state's own page links to each. */
const mostOfState = 12;

/** The cities with most of the chain's pharmacies, by name. */
const largest = (cities: Cities): Cities => {
  const kept = new Set(cities.toSorted((a, b) => b.count - a.count).slice(0, mostOfState));
  return cities.filter((city) => kept.has(city));
};

const BrandCities = ({
  brand,
  state,
  cities,
}: {
  readonly brand: BrandDataset['brand'];
  readonly state: StateCode;
  readonly cities: Cities;
}) => (
  <LinkList
    links={cities.map(({ slug, name, count, landing }) => ({
      href: landing === undefined ? brandCityPath(brand, usState(state).slug, slug) : landingPath(landing),
      label: name,
      note: count,
    }))}
  />
);
