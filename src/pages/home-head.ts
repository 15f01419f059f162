import { site } from '../config/site.ts';
import type { OverviewDataset } from '../domain/dataset.ts';
import { alwaysIndexed } from '../domain/indexability.ts';
import { countOf } from '../domain/landing-words.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { callFirst, pharmacies } from './head-words.ts';

export const homeHead = ({ total, states }: OverviewDataset): PageHead => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    `Look up ${pharmacies(total)} in ${countOf(
      states.reduce((sum, { cities }) => sum + cities.length, 0),
      'city',
      'cities',
    )} by place, type and service.`,
    callFirst,
  ]),
  indexability: alwaysIndexed,
});
