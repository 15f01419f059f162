import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../tests/support/domain-fixtures.ts';
import { landingGroupOf, landingGroups, siblingGroups } from './landing-groups.ts';

const entries = [
  anEntry('pharmacies-in'),
  anEntry('pharmacy-avondale', { neighborhood: 'Avondale' }),
  anEntry('pharmacy-near-uab', { landmark: 'UAB' }),
  anEntry('clinic-pharmacy', { type: 'clinic' }),
  anEntry('hospital-pharmacy', { type: 'hospital' }),
  anEntry('naloxone-pharmacy', { service: 'naloxone' }),
  anEntry('pharmacy-open-late', { modifier: 'open-late' }),
  anEntry('clinic-open-late', { type: 'clinic', modifier: 'open-late' }),
  anEntry('late-naloxone', { service: 'naloxone', modifier: 'open-late' }),
];

const shape = (groups: ReturnType<typeof landingGroups>) =>
  groups.map(({ id, entries: group }) => [id, group.map(({ slug }) => slug.replace('-birmingham-al', ''))]);

describe('the landing pages of a city', () => {
  it('stand in groups by what they select, each in its list order', () => {
    expect(shape(landingGroups(entries))).toEqual([
      ['types', ['clinic-pharmacy', 'hospital-pharmacy']],
      ['services', ['naloxone-pharmacy']],
      ['modifiers', ['pharmacy-open-late']],
      ['neighborhoods', ['pharmacy-avondale']],
      ['landmarks', ['pharmacy-near-uab']],
      ['combinations', ['clinic-open-late', 'late-naloxone']],
      ['rewordings', ['pharmacies-in']],
    ]);
  });

  it('lead on from one of them to those most like it first, without itself or a group that it leaves empty', () => {
    const [reworded, , , clinic] = entries;
    if (reworded === undefined || clinic === undefined) throw new Error('The fixture has too few entries');
    const groups = siblingGroups(entries, reworded);
    expect(groups.map(({ id }) => id)).not.toContain('rewordings');
    expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length - 1);
    const late = anEntry('pharmacy-open-early', { modifier: 'open-early' });
    expect(shape(siblingGroups([...entries, late], late)).slice(0, 2)).toEqual([
      ['modifiers', ['pharmacy-open-late']],
      ['types', ['clinic-pharmacy', 'hospital-pharmacy']],
    ]);
    expect(shape(siblingGroups(entries, clinic))[0]).toEqual(['types', ['hospital-pharmacy']]);
  });

  it('stand in exactly one group each', () => {
    const grouped = landingGroups(entries).flatMap((group) => group.entries);
    expect(grouped).toHaveLength(entries.length);
    expect(new Set(grouped)).toEqual(new Set(entries));
    for (const { id, entries: group } of landingGroups(entries)) {
      expect(group.every((entry) => landingGroupOf(entry) === id)).toBe(true);
    }
  });

  it('make no group where there are none', () => {
    expect(landingGroups([])).toEqual([]);
  });
});
