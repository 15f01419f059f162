import { Section } from '../../components/layout/section.tsx';
import { StateCityLists } from '../../components/listing/state-lists.tsx';
import {
  directoryPresets,
  type PresetId,
  presetOf,
  presetOfFilter,
} from '../../domain/list/directory-preset.ts';
import type { PharmacyType } from '../../domain/pharmacy/filters.ts';
import { type PresetDataset, placeCounts } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { nearPath, presetPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import { trailBelowDirectory } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

interface PresetScreenProps {
  readonly preset: PresetId;
  readonly dataset: PresetDataset;
}

/** Shows a directory, such as `/24-hour`: the states and cities that have such pharmacies. */
export function PresetScreen({ preset, dataset }: PresetScreenProps) {
  const heading = presetsMessages.heading[preset];
  const { filter } = presetOf(preset);
  const { total, states } = dataset;
  const intro = presetsMessages.intro[preset];
  const sentence =
    total === 0 ? directoryMessages.none : directoryMessages.count({ total, ...placeCounts(states) });
  return (
    <Screen
      title={heading}
      says={total === 0 ? [sentence] : [intro, sentence]}
      indexability={listIndexability(total)}
      // The directory stands directly below the home page.
      trail={preset === 'directory' ? [] : trailBelowDirectory(heading)}
      intro={
        <>
          {total > 0 && <p>{intro}</p>}
          <p className={total > 0 ? 'quiet' : undefined}>{sentence}</p>
          <p className="near-link js-only">
            <a className="btn" href={nearPath(filter === undefined ? [] : [filter])}>
              {filter === undefined
                ? nearMessages.title
                : nearMessages.titleType({ pharmacies: capitalize(filterPluralsMessages.plural[filter]) })}
            </a>
          </p>
        </>
      }
      unconfirmed={total === 0 || undefined}
    >
      <PresetNav current={filter} />
      <p className="no-js tight">
        {total > 0 ? directoryMessages.withoutScript : directoryMessages.withoutScriptOrState}
      </p>
      <Section id="cities" title={total === 0 ? directoryMessages.noCity : directoryMessages.cities}>
        {total === 0 ? (
          <p>
            <a href={presetPath('directory')}>{directoryMessages.seeAll}</a>
          </p>
        ) : (
          <>
            <p className="quiet">{directoryMessages.citiesHow}</p>
            <StateCityLists states={states} type={filter} />
          </>
        )}
      </Section>
    </Screen>
  );
}

function PresetNav({ current }: { readonly current: PharmacyType | undefined }) {
  const { unconfirmed = [] } = useSiteFacts();
  const shown = directoryPresets.filter(
    ({ id, filter }) =>
      filter === undefined || (presetOfFilter(filter)?.id === id && !unconfirmed.includes(filter)),
  );
  return (
    <nav aria-label={directoryMessages.kinds}>
      <ul className="chips one-row">
        {shown.map(({ id, filter }) => (
          <li key={id}>
            <a href={presetPath(id)} aria-current={filter === current ? 'true' : undefined}>
              {filter === undefined ? directoryMessages.all : filtersMessages.label[filter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
