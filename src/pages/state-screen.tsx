import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { BrandedLinks } from '../components/listing/branded-links.tsx';
import { CityLinks } from '../components/listing/city-links.tsx';
import { CityTiles } from '../components/listing/city-tiles.tsx';
import type { StateDataset } from '../domain/dataset.ts';
import { countOf } from '../domain/landing-words.ts';
import { usState } from '../domain/us-state.ts';
import { stateTrail } from './trails.ts';

interface StateScreenProps {
  readonly dataset: StateDataset;
}

const largestShown = 6;

/** The cities of one state. */
export function StateScreen({ dataset }: StateScreenProps) {
  const { state, cities, branded } = dataset;
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  const largest = cities.toSorted((a, b) => b.population - a.population).slice(0, largestShown);
  return (
    <div className="wrap">
      <Breadcrumbs trail={stateTrail(state)} />
      <div className="intro">
        <PageTitle>{`Pharmacies in ${name}`}</PageTitle>
        {cities.length > 0 && (
          <p>{`${countOf(total, 'pharmacy', 'pharmacies')} listed in ${countOf(cities.length, 'city', 'cities')}. Choose yours to see hours, phone numbers and services.`}</p>
        )}
      </div>
      {cities.length > largestShown && (
        <section aria-labelledby="largest-title">
          <h2 id="largest-title">Largest cities</h2>
          <CityTiles cities={largest} />
        </section>
      )}
      {cities.length > 0 && (
        <section aria-labelledby="all-title">
          <h2 id="all-title">All cities, A to Z</h2>
          <CityLinks cities={cities} />
        </section>
      )}
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{`City Drugs in ${name}`}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
    </div>
  );
}
