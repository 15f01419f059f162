import { PageHead } from '../../components/seo/page-head.tsx';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { NearYou } from '../shared/near-you.tsx';
import { homeHead } from './home-head.ts';
import { HomeScreen } from './home-screen.tsx';

/** `/`. */
export function Component() {
  const overview = usePageData(overviewQuery());
  return (
    <>
      <PageHead {...homeHead(overview)} />
      <HomeScreen overview={overview} nearYou={<NearYou />} />
    </>
  );
}
