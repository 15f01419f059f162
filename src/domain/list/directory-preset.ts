import type { FilterId, PharmacyType } from '../pharmacy/filters.ts';

// The directory routes (docs/specification.md#routes) with the type that they list; undefined lists all.
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

/** Path of a directory route, without its slash: `24-hour`. */
export type PresetId = keyof typeof presets;

export interface DirectoryPreset {
  readonly id: PresetId;
  readonly filter?: PharmacyType | undefined;
}

/** True if a text is the path of a directory route, without its slash: `24-hour`. */
export const isPresetId = (text: string): text is PresetId => Object.hasOwn(presets, text);

/** Returns a directory route with the pharmacy type that it lists. */
export const presetOf = (id: PresetId): DirectoryPreset => ({ id, filter: presets[id] });

export const directoryPresets: readonly DirectoryPreset[] = Object.keys(presets)
  .filter(isPresetId)
  .map(presetOf);

export const presetTypes: readonly PharmacyType[] = [
  ...new Set(directoryPresets.flatMap(({ filter }) => filter ?? [])),
];

/** Returns the directory route for a filter: `delivery` → `pharmacy-delivery-services`; undefined if none. */
export const presetOfFilter = (id: FilterId): DirectoryPreset | undefined =>
  directoryPresets.find(({ filter }) => filter === id);
