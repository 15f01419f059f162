import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { markOutline } from '../../../src/config/mark.ts';
import { site } from '../../../src/config/site.ts';
import { cityPicturePath } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import { type PicturedCity, pictureLines, pictureSize } from '../../../src/messages/picture-text.ts';
import { cachedFile, cachePng, type Drawing, isCached } from './draw-png.ts';

// The brand color in src/styles/tokens.css.
const background = '#173f8a';

// Public Sans (SIL Open Font License 1.1).
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/public-sans/500Medium/PublicSans_500Medium.ttf'),
].map((url) => fileURLToPath(url));

// The renderer's memory, 3 MB a picture, is freed only when a thread ends.
const picturesPerThread = 24;

// In pixels. `letter` is the mean width of a letter per font size.
const titleLimits = { width: 1040, size: 104, letter: 0.58 } as const;

/**
 * Draws each city's picture for shared links, and passes it to `take` as PNG. Reuses pictures in the folder
 * `cache`, and in `drawn`.
 */
export async function cityPictures(
  cities: readonly PicturedCity[],
  { cache, worker, threads }: { readonly cache: string; readonly worker: string; readonly threads: number },
  drawn: ReadonlyMap<string, Buffer> | undefined,
  take: (file: string, png: Buffer) => void,
): Promise<void> {
  const drawings = new Map(
    cities.map((pictured) => [cityPicturePath(pictured.city.slug).slice(1), drawingOf(pictured)]),
  );
  const missing: Drawing[] = [];
  for (const [file, drawing] of drawings) {
    if (isCached(drawing, cache)) continue;
    const png = drawn?.get(file);
    if (png === undefined) missing.push(drawing);
    else await cachePng(drawing, cache, png);
  }
  const library = import.meta.resolve('@resvg/resvg-js');
  const pool = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    isolateWorkers: true,
    execArgv: [],
  });
  try {
    const batches: Promise<void>[] = [];
    for (let start = 0; start < missing.length; start += picturesPerThread) {
      const batch = missing.slice(start, start + picturesPerThread);
      batches.push(pool.run({ drawings: batch, cache, library }, { name: 'drawPictures' }));
    }
    await Promise.all(batches);
  } finally {
    await pool.destroy();
  }
  for (const [file, drawing] of drawings) take(file, await readFile(cachedFile(drawing, cache)));
}

function drawingOf(pictured: PicturedCity): Drawing {
  const { width, height } = pictureSize;
  const [over, title, under] = pictureLines(pictured);
  const { outline } = pictured;
  const size = Math.min(
    titleLimits.size,
    Math.floor(titleLimits.width / (titleLimits.letter * title.length)),
  );
  const text = (y: number, fontSize: number, weight: number, opacity: number, words: string): string =>
    `<text x="80" y="${y}" font-family="Public Sans" font-size="${fontSize}" font-weight="${weight}"` +
    ` fill="#fff" fill-opacity="${opacity}">${escapeHtml(words)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
    // The state's outline and the city's place in it, behind the words.
    outline === undefined
      ? ''
      : [
          '<g transform="translate(690 60) scale(5.3)">',
          `<path fill="#fff" fill-opacity=".13" d="${outline.path}"/>`,
          `<circle cx="${outline.x}" cy="${outline.y}" r="3.5" fill="#fff" stroke="${background}"/></g>`,
        ].join(''),
    `<path fill="#fff" fill-rule="evenodd" transform="translate(72 78) scale(2.5)" d="${markOutline}"/>`,
    text(133, 40, 700, 1, site.name).replace('x="80"', 'x="166"'),
    text(310, 52, 500, 0.85, over),
    text(310 + 24 + size, size, 700, 1, title),
    text(height - 84, 44, 500, 0.85, under),
    '</svg>',
  ].join('');
  return { svg, widthPx: width, fontFiles };
}
