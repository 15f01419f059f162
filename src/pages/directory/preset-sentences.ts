import { type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';

type Say = (d: { readonly total: number; readonly cities: number }) => string;
const counted: Readonly<Record<string, Say | undefined>> = directoryMessages.counted;
const none: Readonly<Record<string, string | undefined>> = directoryMessages.none;

/** How many pharmacies a directory route has, in how many cities. */
export function presetCount(
  preset: PresetId,
  { total, states }: Pick<PresetDataset, 'total' | 'states'>,
): string {
  const cities = states.reduce((sum, state) => sum + state.cities.length, 0);
  return (counted[presetOf(preset).filter ?? ''] ?? directoryMessages.count)({ total, cities });
}

/** That a directory route has none, and what to do. */
export const presetNone = (preset: PresetId): string =>
  none[presetOf(preset).filter ?? ''] ?? directoryMessages.none.all;
