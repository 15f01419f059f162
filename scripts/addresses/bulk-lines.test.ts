import { expect, it } from 'vitest';
import { factsOf } from '../lists/choose-cities.ts';
import { gazetteerPlaces } from '../lists/facts/gazetteer.ts';
import { bulkLines } from './bulk-lines.ts';

const places = gazetteerPlaces();
const [place] = places;
if (place === undefined) throw new Error('The gazetteer is empty');
const nothing = { added: [], present: 0, namesakes: [], parts: [], left: [] };

it('tells in one line what was added, where nothing was left out', () => {
  const added = [factsOf(places, 'Dothan', 'AL')];
  expect(bulkLines({ ...nothing, added, present: 2 })).toEqual([
    'Added 1 city; the list had 2 of the selected ones.',
  ]);
});

it('tells of each kind what was left out, with five names at most', () => {
  const dothan = { ...place, name: 'Dothan', state: 'AL' } as const;
  const lines = bulkLines({
    ...nothing,
    namesakes: Array.from({ length: 6 }, () => dothan),
    parts: [{ place: dothan, city: 'Mobile, AL' }],
    left: [dothan],
  });
  expect(lines).toEqual([
    'Added 0 cities; the list had 0 of the selected ones.',
    'Left out 6 smaller places with the name of another in the same state: Dothan, AL; Dothan, AL; Dothan, AL; Dothan, AL; Dothan, AL …',
    'Left out 1 part of a larger city: Dothan, AL (Mobile, AL)',
    'Left out 1 city that was renamed or removed (moved.csv): Dothan, AL. "npm run lists -- cities add" with its name brings back one that was removed.',
  ]);
});
