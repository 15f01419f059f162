import { type Drawing, pngOf } from './draw-png.ts';

/** Icons with their sizes in pixels. `mark` is the share of a side that the logo fills. */
export const siteIcons = [
  { file: 'icons/icon-180.png', size: 180, mark: 0.76, purpose: 'any' },
  { file: 'icons/icon-192.png', size: 192, mark: 0.86, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, mark: 0.86, purpose: 'any' },
  // Systems may cut a maskable icon to its inner 80 % (W3C manifest).
  { file: 'icons/maskable-512.png', size: 512, mark: 0.6, purpose: 'maskable' },
] as const;

/** Draws the logo on a white square. `mark` is the logo's SVG text; throws an Error without an `<svg` tag. */
export function iconDrawing(mark: string, { size, mark: share }: { size: number; mark: number }): Drawing {
  const inset = ((1 - share) / 2) * size;
  const side = share * size;
  const embedded = mark.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" `);
  if (embedded === mark) throw new Error('The mark is no SVG');
  return {
    widthPx: size,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" fill="#fff"/>${embedded}</svg>`,
  };
}

/** Returns the site's icons as PNG, by file name. `mark` is the text of the logo's SVG. */
export async function iconFiles(mark: string, cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = siteIcons.map(
    async (icon) => [icon.file, await pngOf(iconDrawing(mark, icon), cache)] as const,
  );
  return new Map(await Promise.all(drawn));
}
