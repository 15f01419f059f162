import { readFileSync } from 'node:fs';
import { landingView } from '../../../src/domain/landing/landing-view.ts';
import type { Result } from '../../../src/domain/list/ranking.ts';
import { formatPhone } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { landingPath, pageFile, pharmacyPath, telHref } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import { landingHeading, landingLabel } from '../../../src/messages/keyword-text.ts';

// A template of Eleventy (https://www.11ty.dev/docs/languages/javascript/), compiled with the domain's rules.
// It makes all landing pages of datasets.json in the working directory, without styles, maps, structured data
// and hours.

const cities: readonly CityDataset[] = JSON.parse(readFileSync('datasets.json', 'utf8'));

const pages = cities.flatMap((dataset) => dataset.landing.map((entry) => ({ dataset, entry })));
type Page = (typeof pages)[number];

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'landing', addAllPagesToCollections: false },
  permalink: ({ landing }: { landing: Page }) => pageFile(landingPath(landing.entry.slug)),
  eleventyExcludeFromCollections: true,
};

const link = (href: string, text: string): string => `<a href="${href}">${escapeHtml(text)}</a>`;

const card = ({ pharmacy, distanceMiles }: Result): string => {
  const { name, phone, address } = pharmacy;
  const call = phone === undefined ? '' : link(telHref(phone), formatPhone(phone));
  return `<li><h3>${link(pharmacyPath(pharmacy), name)}</h3><p>${distanceMiles.toFixed(1)} mi</p>
    <p>${escapeHtml(`${address.street}, ${address.city}`)}</p><p>${call}</p></li>`;
};

export function render({ landing: { dataset, entry } }: { landing: Page }): string {
  const { city } = dataset;
  const view = landingView(entry, dataset);
  const heading = escapeHtml(landingHeading(view, cityLabel(city)));
  const siblings = dataset.landing.map((each) => link(landingPath(each.slug), landingLabel(each)));
  return `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><main><h1>${heading}</h1>
    <ol>${[...view.listed, ...view.fallback].map(card).join('')}</ol>
    <ul><li>${siblings.join('</li><li>')}</li></ul></main></body></html>`;
}
