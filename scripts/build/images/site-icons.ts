import { type Drawing, pngOf } from './draw-png.ts';

/** Icons with their sizes in pixels. `mark` is the share of a side that the logo fills. */
export const siteIcons = [
  { file: 'icons/icon-180.png', size: 180, mark: 0.76, purpose: 'any' },
  { file: 'icons/icon-192.png', size: 192, mark: 0.86, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, mark: 0.86, purpose: 'any' },
  // Systems may cut a maskable icon to its inner 80 % (W3C manifest).
  { file: 'icons/maskable-512.png', size: 512, mark: 0.6, purpose: 'maskable' },
] as const;

/** Puts a logo's SVG text on a white square, to be drawn. Throws an Error without an `<svg` tag. */
export function iconDrawing(logo: string, { size, mark: share }: { size: number; mark: number }): Drawing {
  const inset = ((1 - share) / 2) * size;
  const side = share * size;
  const embedded = logo.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" `);
  if (embedded === logo) throw new Error('The mark is no SVG');
  return {
    widthPx: size,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" fill="#fff"/>${embedded}</svg>`,
  };
}

/** Maps file names to the site's icons as PNG. `logo` is the text of an SVG; drawn icons stay in `cache`. */
export async function iconFiles(logo: string, cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = siteIcons.map(
    async (icon) => [icon.file, await pngOf(iconDrawing(logo, icon), cache)] as const,
  );
  return new Map(await Promise.all(drawn));
}
