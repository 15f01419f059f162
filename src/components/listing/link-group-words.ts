import type { LandingGroupId } from '../../domain/landing/landing-groups.ts';

/** The groups of a city's landing pages. */
export const linkGroupWords: Readonly<Record<LandingGroupId, string>> = {
  types: 'By type of pharmacy',
  services: 'By service',
  modifiers: 'By hours, access and plans',
  neighborhoods: 'By neighborhood',
  landmarks: 'Near a landmark',
  combinations: 'Needs that go together',
  rewordings: 'The whole list under other names',
};
