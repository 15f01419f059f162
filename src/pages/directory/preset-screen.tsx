import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateCityLists } from '../../components/listing/state-city-lists.tsx';
import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { PresetNav } from '../../features/directory-search/preset-nav.tsx';
import * as directoryMessages from '../../messages/generated/directory.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import { pageTrail, presetTrail } from '../shared/trails.ts';
import { presetSentence } from './preset-sentences.ts';

interface PresetScreenProps {
  readonly preset: PresetId;
  readonly dataset: PresetDataset;
  /** What the visitor's location adds, once it is known. */
  readonly nearYou?: ReactNode;
}

/** One of the eight directory routes: its filter over every city. */
export function PresetScreen({ preset, dataset, nearYou }: PresetScreenProps) {
  const heading = presetsMessages.heading[preset];
  const { total, states, highlights } = dataset;
  const { unconfirmed = [] } = useSiteFacts();
  return (
    <div className="wrap">
      <Breadcrumbs trail={preset === 'directory' ? pageTrail(heading) : presetTrail(heading)} />
      <div className="intro" data-unconfirmed={total === 0 || undefined}>
        <PageTitle>{heading}</PageTitle>
        {total > 0 && <p>{presetsMessages.intro[preset]}</p>}
        <p className={total > 0 ? 'quiet' : undefined}>{presetSentence(dataset)}</p>
      </div>
      <PresetNav current={preset} unconfirmed={unconfirmed} />
      <p className="no-js tight">
        {total > 0 ? directoryMessages.withoutScript : directoryMessages.withoutScriptOrState}
      </p>
      {nearYou}
      {highlights.length > 0 && (
        <section aria-labelledby="highlights-title">
          <h2 id="highlights-title">{directoryMessages.highlights}</h2>
          <p className="quiet">{directoryMessages.highlightsHow}</p>
          <PharmacyCards items={highlights} />
        </section>
      )}
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{total === 0 ? directoryMessages.noCity : directoryMessages.cities}</h2>
        {total === 0 ? (
          <p>
            <a href={presetPath('directory')}>{directoryMessages.seeAll}</a>
          </p>
        ) : (
          <>
            <p className="quiet">{directoryMessages.citiesHow}</p>
            <StateCityLists states={states} type={presetOf(preset).filter} />
          </>
        )}
      </section>
    </div>
  );
}
