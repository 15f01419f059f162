import type { FilterId, PharmacyType } from '../pharmacy/filters.ts';

/** The directory routes (docs/specification.md#routes) with the type that each lists; undefined lists all. */
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

/** A directory route's path without its slash. */
export type PresetId = keyof typeof presets;

export interface DirectoryPreset {
  readonly id: PresetId;
  readonly filter?: PharmacyType | undefined;
}

/** True if a text is the path of a directory route without its slash: `24-hour`. */
export const isPresetId = (text: string): text is PresetId => Object.hasOwn(presets, text);

/** Returns a directory route with its filter. */
export const presetOf = (id: PresetId): DirectoryPreset => ({ id, filter: presets[id] });

export const directoryPresets: readonly DirectoryPreset[] = Object.keys(presets)
  .filter(isPresetId)
  .map(presetOf);

/** The types that have a directory route. */
export const presetTypes: readonly PharmacyType[] = [
  ...new Set(directoryPresets.flatMap(({ filter }) => filter ?? [])),
];

/** Returns the directory route of a filter; undefined if it has none. */
export const presetOfFilter = (id: FilterId): DirectoryPreset | undefined =>
  directoryPresets.find(({ filter }) => filter === id);
