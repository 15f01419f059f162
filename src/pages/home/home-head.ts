import { site } from '../../config/site.ts';
import { type OverviewDataset, placeCounts } from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { knownSentences } from '../shared/known-sentences.ts';

export const homeHead = ({ known, states }: OverviewDataset): PageHead => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    homeMessages.head({
      pharmacies: known.total,
      ...placeCounts(states),
    }),
    ...knownSentences(known),
  ]),
  indexability: alwaysIndexed,
});
