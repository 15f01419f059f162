import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { brandCityPath, brandPath, brandStatePath, landingPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { headOf } from '../shared/heads.ts';
import { presetTrail } from '../shared/trails.ts';

/** `/brands/{brand}`: the states, cities and towns where a chain has pharmacies. */
export function BrandScreen({ dataset }: { readonly dataset: BrandDataset }) {
  const { brand, name, states } = dataset;
  const totals = totalsOf(states);
  return (
    <Screen
      trail={presetTrail(name)}
      title={brandMessages.title({ brand: name })}
      summary={brandMessages.summary({ brand: name, ...totals })}
      total={totals.pharmacies}
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
  return (
    <Screen
      trail={[{ label: name, href: brandPath(brand) }, { label: state }]}
      title={brandMessages.titleState({ brand: name, state })}
      summary={brandMessages.summaryState({ brand: name, state, ...totals })}
      total={totals.pharmacies}
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

interface ScreenProps {
  readonly trail: readonly Crumb[];
  readonly title: string;
  /** How many there are and where, as the page and its description say. */
  readonly summary: string;
  /** How many pharmacies there are. */
  readonly total: number;
  readonly children: ReactNode;
}

const Screen = ({ trail, title, summary, total, children }: ScreenProps) => (
  <div className="wrap">
    <PageHead {...headOf(title, [summary, headsMessages.sources], listIndexability(total))} />
    <Breadcrumbs trail={trail} />
    <div className="intro">
      <PageTitle>{title}</PageTitle>
      <p>{summary}</p>
    </div>
    {children}
  </div>
);

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
