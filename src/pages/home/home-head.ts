import { site } from '../../config/site.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { callFirst } from '../shared/head-words.ts';
import { homeWords } from './home-words.ts';

export const homeHead = ({ total, states }: OverviewDataset): PageHead => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    homeWords.head(
      total,
      states.reduce((sum, { cities }) => sum + cities.length, 0),
    ),
    callFirst,
  ]),
  indexability: alwaysIndexed,
});
