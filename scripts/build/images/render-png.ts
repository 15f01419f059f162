import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Part of every cache key: raise it when the same drawing would come out differently. */
const rendererVersion = 2;

export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  /** Fonts of its text. Those of the machine are never used, so any machine draws the same. */
  readonly fontFiles?: readonly string[];
}

/** Tells drawings apart. */
export const drawingKey = ({ svg, width }: Pick<Drawing, 'svg' | 'width'>): string =>
  createHash('sha256').update(`${rendererVersion}\0${width}\0${svg}`).digest('hex').slice(0, 24);

/**
 * A drawing as PNG, from the cache folder if it was ever rendered before, else `drawn` where another machine did it. The renderer
 * is only loaded when there is something to render.
 */
export async function renderPng(
  { svg, width, fontFiles = [] }: Drawing,
  cache: string,
  drawn?: Buffer,
): Promise<Buffer> {
  const file = join(cache, `${drawingKey({ svg, width })}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const png = drawn ?? (await draw({ svg, width, fontFiles }));
  await mkdir(cache, { recursive: true });
  // Two steps, so that a build that is killed leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}

async function draw({ svg, width, fontFiles = [] }: Drawing): Promise<Buffer> {
  // The renderer's allocator keeps what it was given, 60 MB in the end, unless it is told otherwise before it is loaded.
  Object.assign(process.env, { MIMALLOC_PURGE_DELAY: '0' });
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
  });
  return drawn.asPng();
}
