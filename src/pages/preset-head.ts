import { pharmacyCount } from '../components/listing/count-words.ts';
import { presetWords } from '../data/preset-words.ts';
import { typeWords } from '../data/vocabulary.ts';
import type { PresetDataset } from '../domain/dataset.ts';
import { type PresetId, presetOf } from '../domain/directory-preset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { countOf } from '../domain/landing-words.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { titled } from './head-words.ts';
import { presetScreenWords } from './preset-screen-words.ts';

export function presetHead(preset: PresetId, { total }: PresetDataset): PageHead {
  const { heading, intro } = presetWords[preset];
  const { type } = presetOf(preset);
  const listed =
    type === undefined ? pharmacyCount(total) : countOf(total, typeWords[type].noun, typeWords[type].plural);
  return {
    title: titled(heading),
    description: describePage([intro, presetScreenWords.listed(listed)]),
    indexability: listIndexability(total),
  };
}
