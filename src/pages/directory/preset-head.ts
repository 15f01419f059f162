import type { PresetId } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import { titled } from '../shared/titled.ts';
import { presetSentence } from './preset-sentences.ts';

export function presetHead(preset: PresetId, dataset: PresetDataset): PageHead {
  return {
    title: titled(presetsMessages.heading[preset]),
    description: describePage([
      ...(dataset.total === 0 ? [] : [presetsMessages.intro[preset]]),
      presetSentence(dataset),
    ]),
    indexability: listIndexability(dataset.total),
  };
}
