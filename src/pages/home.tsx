import { PageHead } from '../components/seo/page-head.tsx';
import { overviewQuery } from '../features/datasets/queries.ts';
import { usePageData } from '../features/datasets/use-page-data.ts';
import { homeHead } from './home-head.ts';
import { HomeScreen } from './home-screen.tsx';
import { NearYou } from './near-you.tsx';

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
