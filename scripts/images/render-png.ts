import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Part of every cache key: raise it when the same drawing would come out differently. */
const rendererVersion = 1;

export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  /** Files of the fonts that its text uses; fonts of the machine are never used, so any machine draws the same. */
  readonly fonts?: readonly string[] | undefined;
}

/**
 * A drawing as PNG, from the cache folder if it was ever rendered before. The renderer is only loaded when there is
 * something to render.
 */
export async function renderPng(drawing: Drawing, cache: string): Promise<Buffer> {
  const file = join(cache, `${keyOf(drawing)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const { Resvg } = await import('@resvg/resvg-js');
  const png = new Resvg(drawing.svg, {
    fitTo: { mode: 'width', value: drawing.width },
    font: { loadSystemFonts: false, fontFiles: [...(drawing.fonts ?? [])] },
  })
    .render()
    .asPng();
  await mkdir(cache, { recursive: true });
  // Two steps, so that a build that is killed leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}

const keyOf = ({ svg, width }: Drawing): string =>
  createHash('sha256').update(`${rendererVersion}\0${width}\0${svg}`).digest('hex').slice(0, 24);
