import { cachedPicture } from './picture-cache.ts';

/** Part of every cache key: raise it when the same drawing would come out differently. */
const rendererVersion = 1;

export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
}

/**
 * A drawing without text as PNG, from the cache folder if it was ever rendered before. The renderer is only loaded when
 * there is something to render.
 */
export const renderPng = ({ svg, width }: Drawing, cache: string): Promise<Buffer> =>
  cachedPicture(cache, `${rendererVersion}\0${width}\0${svg}`, async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    return drawing.render().asPng();
  });
