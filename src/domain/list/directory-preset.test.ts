import { describe, expect, it } from 'vitest';
import { directoryPresets, isPresetId, presetOf, presetOfFilter } from './directory-preset.ts';

describe('the directory presets', () => {
  it('are the eight directory routes of the specification, each with its filter', () => {
    expect(directoryPresets.map(({ id, filter }) => [id, filter])).toEqual([
      ['directory', undefined],
      ['specialty', 'specialty'],
      ['24-hour', '24-hour'],
      ['emergency', 'emergency'],
      ['24-hour-pharmacy-near-me', '24-hour'],
      ['compounding-pharmacy-near-me', 'compounding'],
      ['specialty-pharmacy-directory', 'specialty'],
      ['pharmacy-delivery-services', 'delivery'],
    ]);
  });

  it('are found by their filter, the first where two have one', () => {
    expect(presetOfFilter('24-hour')?.id).toBe('24-hour');
    expect(presetOfFilter('drive-through')).toBeUndefined();
  });

  it('are found by their path', () => {
    for (const preset of directoryPresets) {
      expect(isPresetId(preset.id)).toBe(true);
      expect(presetOf(preset.id)).toEqual(preset);
    }
    for (const text of ['', 'specialties', '24-Hour', 'toString']) expect(isPresetId(text)).toBe(false);
  });
});
