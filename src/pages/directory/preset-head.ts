import { pharmacyCount } from '../../components/listing/count-words.ts';
import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { countOf } from '../../domain/text/count-of.ts';
import { presetWords } from '../../vocabulary/preset-words.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { titled } from '../shared/head-words.ts';
import { presetScreenWords } from './preset-screen-words.ts';

export function presetHead(preset: PresetId, { total }: PresetDataset): PageHead {
  const { heading, intro } = presetWords[preset];
  const { filter } = presetOf(preset);
  const listed =
    filter === undefined
      ? pharmacyCount(total)
      : countOf(total, filterWords[filter].noun, filterWords[filter].plural);
  return {
    title: titled(heading),
    description: describePage([intro, presetScreenWords.listed(listed)]),
    indexability: listIndexability(total),
  };
}
