import { type PresetDataset, placeCounts } from '../../domain/site/dataset.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';

/** How many pharmacies a directory route has and in how many cities and towns, or what to do where it has none. */
export function presetSentence({ total, states }: Pick<PresetDataset, 'total' | 'states'>): string {
  if (total === 0) return directoryMessages.none;
  return directoryMessages.count({ total, ...placeCounts(states) });
}
