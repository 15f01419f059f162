import { Section } from '../../components/layout/section.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { brandCityPath, brandPath, brandStatePath, landingPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { headOf, presetTrail } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

/** `/brands/{brand}`: the states, cities and towns where a chain has pharmacies. */
export function BrandScreen({ dataset }: { readonly dataset: BrandDataset }) {
  const { brand, name, states } = dataset;
  const title = brandMessages.title({ brand: name });
  return (
    <Screen
      {...summaryOf(title, states, (totals) => brandMessages.summary({ brand: name, ...totals }))}
      trail={presetTrail(name)}
    >
      {states.map(({ state, cities }) => {
        const { name: stateName, slug } = usState(state);
        const href = brandStatePath(brand, slug);
        const linked = largest(cities);
        return (
          <Section key={state} id={`in-${slug}`} title={<a href={href}>{stateName}</a>}>
            <LinkList links={linksTo(brand, state, linked)} />
            {linked.length < cities.length && (
              <p className="tight">
                <a href={href}>{brandMessages.allOfState({ cities: cities.length, state: stateName })}</a>
              </p>
            )}
          </Section>
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
  const title = brandMessages.titleState({ brand: name, state });
  return (
    <Screen
      {...summaryOf(title, here, (totals) => brandMessages.summaryState({ brand: name, state, ...totals }))}
      trail={[{ label: name, href: brandPath(brand) }, { label: state }]}
    >
      {here.map(({ cities }) => (
        <LinkList key={code} links={linksTo(brand, code, cities)} />
      ))}
      <p className="tight">
        <a href={brandPath(brand)}>{brandMessages.everyState({ brand: name })}</a>
      </p>
    </Screen>
  );
}

type States = BrandDataset['states'];
type Cities = States[number]['cities'];

/** How many pharmacies a chain has, and in how many places. */
type Totals = Readonly<Record<'pharmacies' | 'cities' | 'states', number>>;

/** Head, title and intro of a chain's page: the same sentence begins its description and its text. */
function summaryOf(title: string, states: States, summarize: (totals: Totals) => string) {
  const cities = states.flatMap((each) => each.cities);
  const pharmacies = cities.reduce((sum, { count }) => sum + count, 0);
  const summary = summarize({ pharmacies, cities: cities.length, states: states.length });
  const head = headOf(title, [summary, headsMessages.sources], listIndexability(pharmacies));
  return { head, title, intro: <p>{summary}</p> };
}

/** Most cities of a state that the page of all states links to; the state's own page links to each. */
const mostOfState = 12;

/** The cities with most of the chain's pharmacies, by name. */
const largest = (cities: Cities): Cities => {
  const kept = new Set(cities.toSorted((a, b) => b.count - a.count).slice(0, mostOfState));
  return cities.filter((city) => kept.has(city));
};

const linksTo = (brand: BrandSlug, state: StateCode, cities: Cities) =>
  cities.map(({ slug, name, count, landing }) => ({
    href: landing === undefined ? brandCityPath(brand, usState(state).slug, slug) : landingPath(landing),
    label: name,
    note: count,
  }));
