import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../../../src/domain/site/paths.ts';
import { after, before, between } from './between-marks.ts';
import type { LandingWork } from './landing-jobs.ts';

/**
 * What eleventy/computed.11ty.js is given: the landing pages by name, the datasets of their cities as texts, and what is the same on all of them, cut
 * from the first built page. Throws on a page of another form.
 */
export function computedData(built: string, { setup, jobs }: LandingWork) {
  const pages = jobs.flatMap(({ pages: own }, city) =>
    own.flatMap((page) =>
      page.kind === 'landing' ? [{ city, slug: page.slug, output: pageFile(page.path) }] : [],
    ),
  );
  const html = readFileSync(join(built, pages[0]?.output ?? ''), 'utf8');
  const rest = after(html, ' city"/>');
  const value = 'name="q" value="';
  return {
    site: {
      top: before(html, '<title data-rh="true">'),
      modules: `<meta name="modules"${between(html, '<meta name="modules"', '<meta name="dataset"')}`,
      header: before(rest, value) + value,
      afterPlace: `"${before(after(after(rest, value), '"'), '<div class="wrap split">')}`,
      icon: between(rest, '<a class="to-map" href="#map">', 'Map</a>'),
      foot: after(rest, '</main>'),
    },
    origin: setup.facts.origin,
    cities: jobs.map(({ dataset }) => dataset),
    pages,
  };
}
