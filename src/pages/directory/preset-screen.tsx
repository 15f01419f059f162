import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateCityLists } from '../../components/listing/state-city-lists.tsx';
import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { PresetNav } from '../../features/directory-search/preset-nav.tsx';
import { presetWords } from '../../vocabulary/preset-words.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { Finder } from '../shared/finder.tsx';
import { pageTrail, presetTrail } from '../shared/trails.ts';
import { presetScreenWords as words } from './preset-screen-words.ts';

interface PresetScreenProps {
  readonly preset: PresetId;
  readonly dataset: PresetDataset;
  /** What the visitor's location adds, once it is known. */
  readonly nearYou?: ReactNode;
}

/** One of the eight directory routes: its filter over every city. */
export function PresetScreen({ preset, dataset, nearYou }: PresetScreenProps) {
  const { heading, intro } = presetWords[preset];
  const { filter } = presetOf(preset);
  const { total, states, highlights } = dataset;
  const cityCount = states.reduce((sum, { cities }) => sum + cities.length, 0);
  const noun = filter === undefined ? words.pharmacies : filterWords[filter].plural;
  return (
    <div className="wrap">
      <Breadcrumbs trail={preset === 'directory' ? pageTrail(heading) : presetTrail(heading)} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
        <p>{intro}</p>
        <p className="quiet">{words.count(total, noun, cityCount)}</p>
      </div>
      <Finder base={presetPath(preset)} />
      <div className="tight">
        <PresetNav current={preset} />
      </div>
      {nearYou}
      {highlights.length > 0 && (
        <section aria-labelledby="highlights-title">
          <h2 id="highlights-title">{words.highlights}</h2>
          <p className="quiet">{words.highlightsHow}</p>
          <PharmacyCards items={highlights} />
        </section>
      )}
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{cityCount === 0 ? words.noCity : words.cities}</h2>
        <p className="quiet">{cityCount === 0 ? words.none : words.citiesHow(noun)}</p>
        <StateCityLists states={states} />
      </section>
    </div>
  );
}
