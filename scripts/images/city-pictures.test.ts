import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCity } from '../../tests/support/domain-fixtures.ts';
import { cityPictures } from './city-pictures.ts';
import { twoColorPng } from './two-color-png.ts';

let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(cache, { recursive: true }));

const birmingham = { city: aCity(), count: 37, sample: false };
const file = 'pictures/cities/birmingham-al.png';

/** What another program makes of a PNG: its pixels as red, green, blue and opacity. */
const decoded = (png: Buffer, width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render().pixels;

describe('the picture of a city', () => {
  it('is a PNG of 1200 × 630 that other programs read, the brand’s color at its edge', async () => {
    const png = (await cityPictures([birmingham], cache)).get(file) ?? Buffer.alloc(0);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const pixels = decoded(png, 1200, 630);
    expect([...pixels.subarray(0, 4)]).toEqual([10, 99, 80, 255]);
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
    const pictures = await Promise.all(
      pictured.map(async (one) => [...(await cityPictures([one], cache)).values()]),
    );
    expect(new Set(pictures.map(([png]) => png?.toString('base64'))).size).toBe(pictured.length);
  });

  it('comes from the cache when it was drawn before', async () => {
    await cityPictures([birmingham], cache);
    const [made = ''] = await readdir(cache);
    await writeFile(join(cache, made), 'from the cache');
    expect((await cityPictures([birmingham], cache)).get(file)?.toString()).toBe('from the cache');
  });
});

it('a picture of two colors mixes them by how much ink there is', async () => {
  const png = await twoColorPng(
    { width: 3, height: 2, ink: new Uint8Array([0, 255, 51, 255, 0, 0]) },
    { ground: [0, 100, 200], mark: [255, 100, 0] },
  );
  const pixels = decoded(png, 3, 2);
  const pixel = (at: number) => [...pixels.subarray(at * 4, at * 4 + 3)];
  expect([0, 1, 2, 3, 4, 5].map(pixel)).toEqual([
    [0, 100, 200],
    [255, 100, 0],
    [51, 100, 160],
    [255, 100, 0],
    [0, 100, 200],
    [0, 100, 200],
  ]);
  expect(inflateSync(png.subarray(png.indexOf('IDAT') + 4))).toHaveLength(2 * 4);
});
