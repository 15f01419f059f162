import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Raise it when the renderer draws the same SVG differently.
const rendererVersion = 2;

export interface Drawing {
  readonly svg: string;
  readonly widthPx: number;
  readonly fontFiles?: readonly string[];
}

/** Returns the path of a drawing's PNG in a cache folder, whether it is drawn yet or not. */
export function cachedFile({ svg, widthPx }: Drawing, cache: string): string {
  const key = createHash('sha256').update(`${rendererVersion}\0${widthPx}\0${svg}`).digest('hex');
  return join(cache, `${key.slice(0, 24)}.png`);
}

/** True if the cache folder holds a drawing's PNG. */
export const isCached = (drawing: Drawing, cache: string): boolean => existsSync(cachedFile(drawing, cache));

/** Writes a drawing's PNG into the cache folder. */
export async function cachePng(drawing: Drawing, cache: string, png: Buffer): Promise<void> {
  const file = cachedFile(drawing, cache);
  await mkdir(cache, { recursive: true });
  // Renamed, so that a killed build leaves no half-written picture.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
}

/** Draws an SVG as PNG into the cache folder. `library` is the renderer's module. */
export async function drawPng(drawing: Drawing, cache: string, library = '@resvg/resvg-js'): Promise<void> {
  const { svg, widthPx, fontFiles = [] } = drawing;
  const { renderAsync }: typeof import('@resvg/resvg-js') = await import(/* @vite-ignore */ library);
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
  });
  await cachePng(drawing, cache, drawn.asPng());
}

/** Returns a drawing's PNG, drawn only if the cache folder lacks it. */
export async function pngOf(drawing: Drawing, cache: string): Promise<Buffer> {
  if (!isCached(drawing, cache)) await drawPng(drawing, cache);
  return readFile(cachedFile(drawing, cache));
}
