import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';
import * as filterNounsMessages from '../../messages/generated/filterNouns.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import { titled } from '../shared/titled.ts';

export function presetHead(preset: PresetId, { total }: PresetDataset): PageHead {
  const { filter } = presetOf(preset);
  const listed =
    filter === undefined
      ? directoryMessages.listed({ count: total })
      : directoryMessages.listedOf({
          count: total,
          noun: filterNounsMessages.noun[filter],
          plural: filterPluralsMessages.plural[filter],
        });
  return {
    title: titled(presetsMessages.heading[preset]),
    description: describePage([presetsMessages.intro[preset], listed]),
    indexability: listIndexability(total),
  };
}
