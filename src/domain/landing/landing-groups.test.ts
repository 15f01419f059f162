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

  it('link to the others of their group', () => {
    const from = (stem: string) =>
      entries
        .filter(({ slug }) => slug === `${stem}-birmingham-al`)
        .flatMap((entry) => shape(siblingGroups(entries, entry)));
    expect(from('clinic-pharmacy')).toEqual([['types', ['hospital-pharmacy']]]);
    expect(from('pharmacies-in')).toEqual([]);
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
