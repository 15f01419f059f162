import { site } from '../config/site.ts';
import type { CityDataset } from '../domain/dataset.ts';
import { searchIndexability } from '../domain/indexability.ts';
import type { LandingEntry } from '../domain/landing-entry.ts';
import { landingIndexability } from '../domain/landing-indexability.ts';
import { landingView } from '../domain/landing-view.ts';
import { oncePer } from '../domain/once-per.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { callFirst, titled } from './head-words.ts';

/** Judged once for all the pages of a city. */
const verdictsOf = oncePer((dataset: CityDataset) => landingIndexability(dataset, site.indexThresholds));

/**
 * The city's landing pages that ask to be indexed, in their order: these are worth a link from their siblings. The city's page
 * links all of them.
 */
export const indexedLanding = oncePer((dataset: CityDataset): readonly LandingEntry[] =>
  dataset.landing.filter(({ slug }) => verdictsOf(dataset).get(slug)?.index === true),
);

export function landingHead(entry: LandingEntry, dataset: CityDataset): PageHead {
  const { heading, summary } = landingView(entry, dataset);
  return {
    title: titled(heading),
    description: describePage([...summary, callFirst]),
    indexability: verdictsOf(dataset).get(entry.slug) ?? searchIndexability,
  };
}
