import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Part of every drawing's key: raise it when the same drawing would come out differently. */
const rendererVersion = 2;

export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  /** Fonts of its text. Those of the machine are never used, so any machine draws the same. */
  readonly fontFiles?: readonly string[];
}

/** Names the file of a drawing in a cache folder. */
export function keptFile({ svg, width }: Drawing, cache: string): string {
  const key = createHash('sha256').update(`${rendererVersion}\0${width}\0${svg}`).digest('hex');
  return join(cache, `${key.slice(0, 24)}.png`);
}

export const isKept = (drawing: Drawing, cache: string): boolean => existsSync(keptFile(drawing, cache));

/** Keeps a drawing's PNG in the cache folder. A build that is killed leaves no half picture behind. */
export async function keepPng(drawing: Drawing, cache: string, png: Buffer): Promise<void> {
  const file = keptFile(drawing, cache);
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
}

/** Draws into the cache folder. `library` is where the renderer is imported from, which takes a while. */
export async function drawPng(drawing: Drawing, cache: string, library = '@resvg/resvg-js'): Promise<void> {
  const { svg, width, fontFiles = [] } = drawing;
  const { renderAsync }: typeof import('@resvg/resvg-js') = await import(/* @vite-ignore */ library);
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
  });
  await keepPng(drawing, cache, drawn.asPng());
}

/** Gives a drawing as PNG, from the cache folder where it was drawn before. */
export async function pngOf(drawing: Drawing, cache: string): Promise<Buffer> {
  if (!isKept(drawing, cache)) await drawPng(drawing, cache);
  return readFile(keptFile(drawing, cache));
}
