import { Section } from '../../components/layout/section.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { brandCityPath, brandPath, brandStatePath, landingPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { trailBelowDirectory } from '../shared/heads.ts';
import { LinkLine, Screen } from '../shared/screen.tsx';

interface BrandScreenProps {
  readonly dataset: BrandDataset;
  readonly state?: StateCode;
}

/** Shows the cities and towns with a chain's pharmacies, in one state if given. */
export function BrandScreen({ dataset, state: code }: BrandScreenProps) {
  const { brand, name } = dataset;
  const states = dataset.states.filter((each) => code === undefined || each.state === code);
  const cities = states.flatMap((each) => each.cities);
  const pharmacies = cities.reduce((sum, { count }) => sum + count, 0);
  const totals = { brand: name, pharmacies, cities: cities.length, states: states.length };
  const state = code && usState(code).name;
  const [title, summary] =
    state === undefined
      ? [brandMessages.title({ brand: name }), brandMessages.summary(totals)]
      : [brandMessages.titleState({ brand: name, state }), brandMessages.summaryState({ state, ...totals })];
  return (
    <Screen
      title={title}
      says={[summary, headsMessages.sources]}
      indexability={listIndexability(pharmacies)}
      trail={
        state === undefined
          ? trailBelowDirectory(name)
          : [{ label: name, href: brandPath(brand) }, { label: state }]
      }
      intro={<p>{summary}</p>}
    >
      {states.map((each) =>
        state === undefined ? (
          <StateCities key={each.state} brand={brand} {...each} />
        ) : (
          <LinkList key={each.state} links={linksTo(brand, each.state, each.cities)} />
        ),
      )}
      {state !== undefined && (
        <LinkLine href={brandPath(brand)}>{brandMessages.everyState({ brand: name })}</LinkLine>
      )}
    </Screen>
  );
}

type States = BrandDataset['states'];
type Cities = States[number]['cities'];

const mostCitiesOfState = 12;

function StateCities({ brand, state, cities }: States[number] & Pick<BrandDataset, 'brand'>) {
  const { name, slug } = usState(state);
  const href = brandStatePath(brand, slug);
  const largest = new Set(cities.toSorted((a, b) => b.count - a.count).slice(0, mostCitiesOfState));
  const linked = cities.filter((city) => largest.has(city));
  return (
    <Section id={`in-${slug}`} title={<a href={href}>{name}</a>}>
      <LinkList links={linksTo(brand, state, linked)} />
      {linked.length < cities.length && (
        <LinkLine href={href}>{brandMessages.allOfState({ cities: cities.length, state: name })}</LinkLine>
      )}
    </Section>
  );
}

const linksTo = (brand: BrandSlug, state: StateCode, cities: Cities) =>
  cities.map(({ slug, name, count, landing }) => ({
    href: landing === undefined ? brandCityPath(brand, usState(state).slug, slug) : landingPath(landing),
    label: name,
    note: count,
  }));
