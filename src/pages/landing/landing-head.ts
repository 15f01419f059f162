import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingView } from '../../domain/landing/landing-view.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { landingVerdict } from '../../domain/site/landing-indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { landingHeading } from '../../messages/keyword-text.ts';
import { listingHead } from '../shared/listing-head.ts';
import { landingSentences } from './landing-sentences.ts';

/**
 * The city's landing pages that ask to be indexed, in their order: these are worth a link from their siblings. The city's page
 * links all of them.
 */
export const indexedLanding = memoize((dataset: CityDataset): readonly LandingEntry[] =>
  dataset.landing.filter((entry) => landingVerdict(dataset, entry).index),
);

/** The head of a landing page: its keyword as title, its sentences as description, and whether it asks to be indexed. */
export function landingHead(entry: LandingEntry, dataset: CityDataset): PageHead {
  const view = landingView(entry, dataset);
  return listingHead(
    landingHeading(entry, cityLabel(dataset.city)),
    landingSentences(view, dataset),
    view.results.map(({ pharmacy }) => pharmacy),
    landingVerdict(dataset, entry),
  );
}
