import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { pngOf } from './draw-png.ts';
import { iconDrawing, iconFiles, siteIcons } from './site-icons.ts';

const cache = newFolder();

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>';

/** Width and height from a PNG's first chunk (PNG specification, 11.2.1). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('pictures', () => {
  it('are PNGs of the size asked for', async () => {
    for (const [file, png] of await iconFiles(mark, cache)) {
      const size = siteIcons.find((icon) => icon.file === file)?.size;
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(sizeOf(png)).toEqual([size, size]);
    }
  });

  it('come from the cache when they were drawn before', async () => {
    const drawing = iconDrawing(mark, { size: 20, mark: 1 });
    const before = new Set(await readdir(cache));
    await pngOf(drawing, cache);
    const [made = ''] = (await readdir(cache)).filter((file) => !before.has(file));
    await writeFile(join(cache, made), 'from the cache');
    expect((await pngOf(drawing, cache)).toString()).toBe('from the cache');
    expect((await pngOf({ ...drawing, widthPx: 21 }, cache)).toString()).not.toBe('from the cache');
  });
});
