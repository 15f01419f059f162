import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import {
  apiProvider,
  cityFixture,
  localServer,
  quickRetries,
} from '../../../tests/support/online-fixture.ts';
import { readListings } from '../listing-store.ts';
import { type FetchableSource, fetchListings } from './fetch-listings.ts';

/** A pharmacy of the register with an address and a phone of its own. */
function providerOf(serial: number) {
  const provider = apiProvider(serial);
  const own = {
    address_1: `${1000 + serial * 200} NW 7TH STREET`,
    telephone_number: `305-263-${3000 + serial}`,
  };
  return { ...provider, addresses: provider.addresses.map((address) => ({ ...address, ...own })) };
}

/** A register of twelve pharmacies, and a geocoder that knows no address. */
async function services() {
  const answers = { count: 12, refusesZips: false };
  const register = await localServer((query, response) => {
    const results = Array.from({ length: answers.count }, (_, serial) => providerOf(serial));
    if (query.has('postal_code') && answers.refusesZips) response.writeHead(404).end();
    else response.end(JSON.stringify({ result_count: results.length, results }));
  });
  const census = await localServer((_, response, __, body) => {
    const ids = [...body.matchAll(/^"?(\d+)"?,/gm)].map(([, id]) => id);
    response.end(ids.map((id) => `"${id}","asked","No_Match"\n`).join(''));
  });
  onTestFinished(register.close);
  onTestFinished(census.close);
  const folder = newFolder();
  const troubles: string[] = [];
  const fetchOf = (only: FetchableSource) =>
    fetchListings([cityFixture(['33125'])], {
      ...{ folder, only: [only], today: '2026-11-20', cache: newFolder(), polite: quickRetries },
      ...{ registerApi: register.url, censusApi: census.url },
      onTrouble: (trouble) => troubles.push(trouble),
    });
  return { answers, fetchOf, folder, troubles };
}

describe('a pharmacy that is not among the answers', () => {
  it.each([
    ['is closed where all questions were answered', false, 1],
    ['is not told as closed where one was refused', true, 0],
  ])('%s', async (_, refusesZips, closed) => {
    const { answers, fetchOf, folder, troubles } = await services();
    await fetchOf('nppes');
    expect((await readListings(folder))?.listings).toHaveLength(12);
    Object.assign(answers, { count: 11, refusesZips });
    await fetchOf('nppes');
    const store = await readListings(folder);
    expect([store?.listings.length, store?.closed.length]).toEqual([11, closed]);
    expect(troubles).toHaveLength(refusesZips ? 1 : 0);
  });
});

it('the geocoder can be asked again where its kept answers are broken', async () => {
  const { fetchOf, folder, troubles } = await services();
  await fetchOf('nppes');
  await fetchOf('census');
  const sources = join(folder, 'sources');
  const [name = ''] = (await readdir(sources)).filter((file) => file.startsWith('census'));
  await writeFile(join(sources, name), '{"broken');
  await fetchOf('nppes');
  expect(troubles).toEqual([expect.stringContaining('Import or fetch census again')]);
  await fetchOf('census');
  await fetchOf('nppes');
  expect(troubles).toHaveLength(1);
});
