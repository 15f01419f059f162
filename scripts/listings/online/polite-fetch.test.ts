import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { localServer, quickRetries } from '../../../tests/support/online-fixture.ts';
import { isOfService, keptAnswer, politeFetch } from './polite-fetch.ts';

async function serverOf(answer: Parameters<typeof localServer>[0]) {
  const server = await localServer(answer);
  onTestFinished(server.close);
  return server;
}
/** An endless body, of which a reader takes as much as it wants. */
const endless: Parameters<typeof localServer>[0] = (_, response) => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const write = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};
const fetch = politeFetch(quickRetries);
const read = (text: string): string => text;

describe('an answer', () => {
  it('is read no further than its limit', async () => {
    const { url } = await serverOf(endless);
    await expect(fetch(url, undefined, read)).rejects.toThrow('the answer is larger than 10 MB');
  });
});

describe('a redirect', () => {
  it('is followed within the service', async () => {
    const { url, paths } = await serverOf((_, response, __, ___, path) =>
      path.endsWith('/there') ? response.end('here') : response.writeHead(302, { location: 'there' }).end(),
    );
    expect(await fetch(url, undefined, read)).toBe('here');
    expect(paths).toEqual(['/api/', '/api/there']);
  });

  it('is not followed to another host, and not asked for again', async () => {
    const other = await serverOf((_, response) => response.end('secret'));
    const { url, paths } = await serverOf((_, response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    await expect(fetch(url, undefined, read)).rejects.toThrow(/it leads to .*, which is not followed/);
    expect([paths.length, other.paths]).toEqual([1, []]);
  });

  it('is not followed for ever', async () => {
    const { url, paths } = await serverOf((_, response) => response.writeHead(302, { location: '.' }).end());
    await expect(fetch(url, undefined, read)).rejects.toThrow('is not followed');
    expect(paths).toHaveLength(6);
  });
});

it('an address is a service’s own by https, or as it was configured', () => {
  const own = 'https://data.example/runs/latest.json';
  expect(isOfService('https://data.example/runs/1/x.json', own)).toBe(true);
  expect(isOfService('https://data.example/x', 'http://data.example/')).toBe(true);
  for (const other of ['http://data.example/x', 'https://data.example.org/', 'file:///etc/passwd', 'x'])
    expect(isOfService(other, own), other).toBe(false);
});

it('an answer that cannot be kept fails its question', async () => {
  const { url } = await serverOf((_, response) => response.end('answer'));
  const file = join(newFolder(), 'file');
  await writeFile(file, '');
  await expect(keptAnswer({ fetch, cache: join(file, 'cache') }, { url }, read)).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});
