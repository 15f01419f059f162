import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/seo/page-head.tsx';
import { overviewQuery } from '../features/datasets/queries.ts';
import { fixedHead } from './heads.ts';
import { SitemapScreen } from './sitemap-screen.tsx';

/** `/sitemap`. */
export function Component() {
  const { data: overview } = useSuspenseQuery(overviewQuery());
  return (
    <>
      <PageHead {...fixedHead('sitemap')} />
      <SitemapScreen overview={overview} />
    </>
  );
}
