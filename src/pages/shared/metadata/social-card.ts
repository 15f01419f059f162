import { site } from '../../../config/site.ts';
import type { CityDataset, ShownDataset } from '../../../domain/site/dataset.ts';
import type { PageHead } from '../../../domain/site/page-head.ts';
import { absoluteUrl, cityPicturePath } from '../../../domain/site/paths.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { pictureSize, pictureText } from '../../../messages/picture-text.ts';

const mark = '/icons/icon-512.png';

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}"/>`;

/** Returns the HTML meta tags for the preview of a shared link (Open Graph, and X's type of card). */
export function socialCard(
  { title, description }: PageHead,
  canonical: string,
  origin: string,
  dataset?: ShownDataset,
): string {
  return [
    tag('og:type', 'website'),
    tag('og:site_name', site.name),
    tag('og:title', title.replace(` | ${site.name}`, '')),
    tag('og:description', description),
    tag('og:url', canonical),
    dataset?.kind === 'city' && (!dataset.town || dataset.brandedSlug !== undefined)
      ? cityPicture(dataset, origin)
      : `${tag('og:image', absoluteUrl(origin, mark))}<meta name="twitter:card" content="summary"/>`,
  ].join('');
}

function cityPicture({ city, count, sample }: CityDataset, origin: string): string {
  return [
    tag('og:image', absoluteUrl(origin, cityPicturePath(city.slug))),
    tag('og:image:width', String(pictureSize.width)),
    tag('og:image:height', String(pictureSize.height)),
    tag('og:image:alt', pictureText({ city, count, sample })),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}
