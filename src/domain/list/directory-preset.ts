import type { FilterId, PharmacyType } from '../pharmacy/filters.ts';

/** The directory routes (docs/specification.md#routes), each with the type that it lists if not all. */
const presets = {
  directory: undefined,
  specialty: 'specialty',
  '24-hour': '24-hour',
  emergency: 'emergency',
  '24-hour-pharmacy-near-me': '24-hour',
  'compounding-pharmacy-near-me': 'compounding',
  'specialty-pharmacy-directory': 'specialty',
  'pharmacy-delivery-services': 'delivery',
} as const satisfies Readonly<Record<string, PharmacyType | undefined>>;

/** The path of a directory route without its slash. */
export type PresetId = keyof typeof presets;

/** A directory route with a filter of its own. */
export interface DirectoryPreset {
  readonly id: PresetId;
  readonly filter?: PharmacyType | undefined;
}

export const isPresetId = (text: string): text is PresetId => Object.hasOwn(presets, text);

export const presetOf = (id: PresetId): DirectoryPreset => ({ id, filter: presets[id] });

export const directoryPresets: readonly DirectoryPreset[] = Object.keys(presets)
  .filter(isPresetId)
  .map(presetOf);

/** The types that have a directory route. */
export const presetTypes: readonly PharmacyType[] = [
  ...new Set(directoryPresets.flatMap(({ filter }) => filter ?? [])),
];

/** The directory route of a filter; undefined for one without. */
export const presetOfFilter = (id: FilterId): DirectoryPreset | undefined =>
  directoryPresets.find(({ filter }) => filter === id);
