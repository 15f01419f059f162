import type { PharmacyType } from '../pharmacy/taxonomy.ts';

/** A directory route with a filter of its own (docs/specification.md#routes). */
export interface DirectoryPreset {
  /** The path without its slash. */
  readonly id: PresetId;
  readonly type?: PharmacyType | undefined;
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

const filters: Readonly<Record<PresetId, Omit<DirectoryPreset, 'id'>>> = {
  directory: { nearMe: false },
  specialty: { type: 'specialty', nearMe: false },
  '24-hour': { type: '24-hour', nearMe: false },
  emergency: { type: 'emergency', nearMe: false },
  '24-hour-pharmacy-near-me': { type: '24-hour', nearMe: true },
  'compounding-pharmacy-near-me': { type: 'compounding', nearMe: true },
  'specialty-pharmacy-directory': { type: 'specialty', nearMe: false },
  'pharmacy-delivery-services': { type: 'delivery', nearMe: false },
};

/** The eight directory routes of docs/specification.md#routes with their preset filters. */
export const directoryPresets: readonly DirectoryPreset[] = presetIds.map((id) => ({ id, ...filters[id] }));

export const isPresetId = (text: string): text is PresetId => presetIds.some((id) => id === text);

export const presetOf = (id: PresetId): DirectoryPreset => ({ id, ...filters[id] });
