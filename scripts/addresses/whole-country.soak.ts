import { cp } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { gazetteerPlaces } from '../lists/facts/gazetteer.ts';
import { listDirectory } from '../lists/list-directory.ts';
import { loadLists } from '../lists/load-lists.ts';
import { addSelectedCities } from './edit-lists.ts';

it('the project’s own lists are right still where every place of the gazetteer is added to them', async () => {
  const lists = newFolder();
  await cp(listDirectory, lists, { recursive: true });
  const { added } = checkedValue(await addSelectedCities(lists, {}, gazetteerPlaces()));
  const { cities } = checkedValue(await loadLists(lists));
  expect(added.length).toBeGreaterThan(15_000);
  expect(cities.slice(-added.length).map(({ slug }) => slug)).toEqual(added.map(({ slug }) => slug));
});
