import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { compiledWorker } from '../../../tests/support/build-fixture.ts';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { cityPictures } from './city-pictures.ts';

let cache = '';
beforeEach(() => {
  cache = newFolder();
});

const birmingham = { city: aCity(), count: 37, sample: false };
const file = 'pictures/cities/birmingham-al.png';

async function picturesOf(cities: Parameters<typeof cityPictures>[0]): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  await cityPictures(cities, { cache, worker: await compiledWorker(), threads: 1 }, undefined, (name, png) =>
    pictures.set(name, png),
  );
  return pictures;
}

/** Decodes a PNG with another program: its pixels as red, green, blue and opacity. */
const decoded = (png: Buffer, width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render().pixels;

describe('the picture of a city', () => {
  it('is a PNG of 1200 × 630 that other programs read, the brand’s color at its edge', async () => {
    const png = (await picturesOf([birmingham])).get(file) ?? Buffer.alloc(0);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const pixels = decoded(png, 1200, 630);
    expect([...pixels.subarray(0, 4)]).toEqual([23, 63, 138, 255]);
    // A tenth of a percent of the pixels would be a line; the words cover more.
    let white = 0;
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at] === 255) white += 1;
    expect(white).toBeGreaterThan(10_000);
  });

  it('differs by name, state, count and kind of listings', async () => {
    const elsewhere = aCity({ state: 'GA' });
    const pictured = [
      birmingham,
      { ...birmingham, count: 38 },
      { ...birmingham, sample: true },
      { ...birmingham, city: elsewhere },
      { ...birmingham, city: aCity({ name: 'Hoover' }) },
    ];
    const pictures = await Promise.all(pictured.map(async (one) => [...(await picturesOf([one])).values()]));
    expect(new Set(pictures.map(([png]) => png?.toString('base64'))).size).toBe(pictured.length);
  });

  it('comes from the cache when it was drawn before', async () => {
    await picturesOf([birmingham]);
    const [made = ''] = await readdir(cache);
    await writeFile(join(cache, made), 'from the cache');
    expect((await picturesOf([birmingham])).get(file)?.toString()).toBe('from the cache');
  });
});
