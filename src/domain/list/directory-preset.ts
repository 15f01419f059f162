import type { FilterId, PharmacyType } from '../pharmacy/filters.ts';

/** A directory route with a filter of its own (docs/specification.md#routes). */
export interface DirectoryPreset {
  /** The path without its slash. */
  readonly id: PresetId;
  /** The type of pharmacy that it lists; absent for all of them. */
  readonly filter?: PharmacyType | undefined;
  /** Whether the screen leads with the visitor's own location. */
  readonly nearMe: boolean;
}

export const presetIds = [
  'directory',
  'specialty',
  '24-hour',
  'emergency',
  '24-hour-pharmacy-near-me',
  'compounding-pharmacy-near-me',
  'specialty-pharmacy-directory',
  'pharmacy-delivery-services',
] as const;
export type PresetId = (typeof presetIds)[number];

const presets: Readonly<Record<PresetId, Omit<DirectoryPreset, 'id'>>> = {
  directory: { nearMe: false },
  specialty: { filter: 'specialty', nearMe: false },
  '24-hour': { filter: '24-hour', nearMe: false },
  emergency: { filter: 'emergency', nearMe: false },
  '24-hour-pharmacy-near-me': { filter: '24-hour', nearMe: true },
  'compounding-pharmacy-near-me': { filter: 'compounding', nearMe: true },
  'specialty-pharmacy-directory': { filter: 'specialty', nearMe: false },
  'pharmacy-delivery-services': { filter: 'delivery', nearMe: false },
};

/** The eight directory routes of docs/specification.md#routes with their preset filters. */
export const directoryPresets: readonly DirectoryPreset[] = presetIds.map((id) => ({ id, ...presets[id] }));

/** The types that have a directory route. */
export const presetTypes: readonly PharmacyType[] = [
  ...new Set(directoryPresets.flatMap(({ filter }) => filter ?? [])),
];

export const isPresetId = (text: string): text is PresetId => presetIds.some((id) => id === text);

export const presetOf = (id: PresetId): DirectoryPreset => ({ id, ...presets[id] });

/** The directory route of a filter; undefined for one without. */
export const presetOfFilter = (id: FilterId): DirectoryPreset | undefined =>
  directoryPresets.find(({ filter }) => filter === id);
