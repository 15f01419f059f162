import { isTimed } from '../../domain/pharmacy/answer-counts.ts';
import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';

/** How many pharmacies a directory route has and in how many cities, or what to do where it has none. */
export function presetSentence(
  preset: PresetId,
  { total, states }: Pick<PresetDataset, 'total' | 'states'>,
): string {
  const { filter } = presetOf(preset);
  if (total > 0) {
    const cities = states.reduce((sum, state) => sum + state.cities.length, 0);
    return directoryMessages.count({ total, cities });
  }
  return filter !== undefined && isTimed(filter) ? directoryMessages.noneHours : directoryMessages.none;
}
