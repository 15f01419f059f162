import { site } from '../../config/site.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as homeMessages from '../../messages/generated/home.ts';

export const homeHead = ({ total, states }: OverviewDataset): PageHead => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    homeMessages.head({
      pharmacies: total,
      cities: states.reduce((sum, { cities }) => sum + cities.length, 0),
    }),
    headsMessages.listed,
  ]),
  indexability: alwaysIndexed,
});
