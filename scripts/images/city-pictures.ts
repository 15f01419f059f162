import { fileURLToPath } from 'node:url';
import { site } from '../../src/config/site.ts';
import { type PicturedCity, pictureLines, pictureSize } from '../../src/domain/places/city-picture.ts';
import { cityPicturePath } from '../../src/domain/site/paths.ts';
import { escapeHtml } from '../../src/domain/text/escape-html.ts';
import { renderPng } from './render-png.ts';

/** The brand's color (src/styles/tokens.css). */
const ground = '#0a6350';

/** Public Sans (SIL Open Font License 1.1). */
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
      const drawing = { svg: drawingOf(pictured), width: pictureSize.width, fontFiles };
      pictures.set(cityPicturePath(pictured.city.slug).slice(1), await renderPng(drawing, cache));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  return pictures;
}

/** The picture as SVG. */
function drawingOf(pictured: PicturedCity): string {
  const { width, height } = pictureSize;
  const [over, title, under] = pictureLines(pictured);
  const size = Math.min(name.size, Math.floor(name.width / (name.letter * title.length)));
  const text = (y: number, fontSize: number, weight: number, opacity: number, words: string): string =>
    `<text x="80" y="${y}" font-family="Public Sans" font-size="${fontSize}" font-weight="${weight}" fill="#fff" fill-opacity="${opacity}">${escapeHtml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    '<path fill="#fff" d="M97 84h22v23h23v22h-23v23H97v-23H74v-22h23z"/>',
    text(133, 40, 700, 1, site.name).replace('x="80"', 'x="166"'),
    text(310, 52, 500, 0.85, over),
    text(310 + 24 + size, size, 700, 1, title),
    text(height - 84, 44, 500, 0.85, under),
    '</svg>',
  ].join('');
}
