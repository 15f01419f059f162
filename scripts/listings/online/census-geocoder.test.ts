import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { type LocalServer, localServer, quickRetries } from '../../../tests/support/online-fixture.ts';
import { noLists, type SourceRecord } from '../import/source-record.ts';
import type { Source } from '../store/source-file.ts';
import { geocode } from './census-geocoder.ts';
import { politeFetch } from './polite-fetch.ts';

let server: LocalServer | undefined;
let cache = '';
beforeEach(() => {
  cache = newFolder();
});
afterEach(async () => {
  await server?.close();
});

const record = (number: number): SourceRecord => ({
  key: `nppes/${number}`,
  source: 'nppes',
  kind: 'register',
  origin: 'test',
  provesPharmacy: true,
  address: { street: `${number} Main "Old" St`, city: 'Miami', state: 'FL', zip: '33125' },
  ...noLists,
});
const rowsOf = (body: string): readonly string[] => body.split('\n').filter((line) => /^\d+,"/.test(line));

async function run(
  records: readonly SourceRecord[],
  answer: Parameters<typeof localServer>[0],
  known: Source['placed'] = [],
) {
  server = await localServer(answer);
  const troubles: string[] = [];
  const found = await geocode(records, {
    fetch: politeFetch(quickRetries),
    cache,
    known,
    api: server.url,
    batchSize: 2,
    today: '2026-11-20',
    onTrouble: (trouble) => troubles.push(trouble),
  });
  return { found, troubles, requests: server.requests };
}

describe('the Census geocoder', () => {
  it('gets addresses in batches, and its matches become positions on the street', async () => {
    const { found, requests } = await run([record(1), record(2), record(3)], (_, response, __, body) => {
      const lines = rowsOf(body).map((row) => {
        const id = row.split(',')[0];
        return row.includes('"2 Main')
          ? `"${id}","asked","No_Match"`
          : `"${id}","asked","Match","Exact","1 MAIN ST, MIAMI, FL, 33125","-80.25,25.75","1234","L"`;
      });
      response.end(`${lines.toReversed().join('\n')}\n`);
    });
    expect(requests).toHaveLength(2);
    const location = { lat: 25.75, lng: -80.25, precision: 'street' };
    expect(found).toEqual([
      { address: '"1 Main ""Old"" St","Miami","FL","33125"', location, date: '2026-11-20' },
      { address: '"2 Main ""Old"" St","Miami","FL","33125"', location: null, date: '2026-11-20' },
      { address: '"3 Main ""Old"" St","Miami","FL","33125"', location, date: '2026-11-20' },
    ]);
  });

  it('is not asked again for its answers, "no match" included', async () => {
    const first = await run([record(1)], (_, response) => response.end('"0","asked","No_Match"\n'));
    expect(first.found).toMatchObject([{ location: null, date: '2026-11-20' }]);
    await server?.close();
    const again = await run([record(1)], (_, response) => response.end(), first.found);
    expect(again.requests).toHaveLength(0);
    expect(again.found).toEqual([]);
  });

  it('is asked only for the batches that a broken run did not get', async () => {
    const records = [record(1), record(2), record(3)];
    const answer = (response: ServerResponse) =>
      response.end('"0","asked","Match","Exact","x","-80.25,25.75","1","L"\n');
    const broken = await run(records, (_, response, number) =>
      number === 1 ? answer(response) : response.writeHead(400).end(),
    );
    expect(broken.troubles).toHaveLength(1);
    await server?.close();
    const again = await run(records, (_, response) => answer(response));
    expect(again.requests).toHaveLength(1);
    expect(again.found.map(({ address }) => address.slice(0, 2))).toEqual(['"1', '"3']);
  });

  it('leaves addresses without a position when it fails, and says so', async () => {
    const { found, troubles } = await run([record(1)], (_, response) =>
      response.end('<html>Service unavailable</html>'),
    );
    expect(found).toEqual([]);
    expect(troubles).toEqual([expect.stringContaining('no row of 1 in the answer')]);
  });
});
