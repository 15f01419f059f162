import { fileURLToPath } from 'node:url';
import { site } from '../../src/config/site.ts';
import { type PicturedCity, pictureLines, pictureSize } from '../../src/domain/places/city-picture.ts';
import { cityPicturePath } from '../../src/domain/site/paths.ts';
import { escapeHtml } from '../../src/domain/text/escape-html.ts';
import { cachedPicture } from './picture-cache.ts';
import { type Rgb, twoColorPng } from './two-color-png.ts';

/** Part of every cache key: raise it when the same words would come out differently. */
const designVersion = 1;

/** The brand's color (src/styles/tokens.css), and what stands on it. */
const colors = { ground: [10, 99, 80], mark: [255, 255, 255] } as const satisfies Record<string, Rgb>;

/** Public Sans (SIL Open Font License 1.1). Fonts of the machine are never used, so any machine draws the same. */
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/public-sans/500Medium/PublicSans_500Medium.ttf'),
].map((url) => fileURLToPath(url));

/** Pictures drawn at once: each takes 3 MB meanwhile, and the renderer has four threads of its own. */
const atOnce = 4;

/** Pixels: the widest that the city's name may be, its largest letters, and how wide a bold letter is on average. */
const name = { width: 1040, size: 104, letter: 0.58 } as const;

/** The picture of each city as PNG, by file, from the cache folder where it was drawn before. */
export async function cityPictures(
  cities: readonly PicturedCity[],
  cache: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const waiting = cities.values();
  const drawNext = async (): Promise<void> => {
    for (const pictured of waiting) {
      const svg = drawingOf(pictured);
      const png = await cachedPicture(cache, `city ${designVersion}\0${svg}`, () => drawn(svg));
      pictures.set(cityPicturePath(pictured.city.slug).slice(1), png);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  return pictures;
}

async function drawn(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } });
  const { width, height } = pictureSize;
  const ink = new Uint8Array(width * height);
  for (let pixel = 0, opacity = 3; pixel < ink.length; pixel += 1, opacity += 4) {
    ink[pixel] = pixels[opacity] ?? 0;
  }
  return twoColorPng({ width, height, ink }, colors);
}

/** The ink of the picture as SVG; its opacity is how much of the ground it covers. */
function drawingOf(pictured: PicturedCity): string {
  const { width, height } = pictureSize;
  const [over, title, under] = pictureLines(pictured);
  const size = Math.min(name.size, Math.floor(name.width / (name.letter * title.length)));
  const text = (y: number, fontSize: number, weight: number, opacity: number, words: string): string =>
    `<text x="80" y="${y}" font-family="Public Sans" font-size="${fontSize}" font-weight="${weight}" fill="#fff" fill-opacity="${opacity}">${escapeHtml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<path fill="#fff" d="M97 84h22v23h23v22h-23v23H97v-23H74v-22h23z"/>',
    text(133, 40, 700, 1, site.name).replace('x="80"', 'x="166"'),
    text(310, 52, 500, 0.85, over),
    text(310 + 24 + size, size, 700, 1, title),
    text(height - 84, 44, 500, 0.85, under),
    '</svg>',
  ].join('');
}
