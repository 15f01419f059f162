import { type Drawing, pngOf } from './draw-png.ts';

/**
 * Icons with their sizes in pixels. `mark` is the share of a side that the logo fills: systems may cut a
 * maskable icon to its inner 80 % (W3C manifest).
 */
export const siteIcons = [
  { file: 'icons/icon-180.png', size: 180, mark: 0.76, purpose: 'any' },
  { file: 'icons/icon-192.png', size: 192, mark: 0.86, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, mark: 0.86, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, mark: 0.6, purpose: 'maskable' },
] as const;

/** Returns a square icon: the logo on white. `mark` is a square SVG as text; throws without an `<svg` tag. */
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

/** Returns every icon as PNG, by file name. `mark` is the text of the logo's SVG, `cache` a folder. */
export async function iconFiles(mark: string, cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = siteIcons.map(
    async (icon) => [icon.file, await pngOf(iconDrawing(mark, icon), cache)] as const,
  );
  return new Map(await Promise.all(drawn));
}
