import { PageHead } from '../components/seo/page-head.tsx';
import { overviewQuery } from '../features/datasets/queries.ts';
import { usePageData } from '../features/datasets/use-page-data.ts';
import { fixedHead } from './fixed-head.ts';
import { SpecialtiesScreen } from './specialties-screen.tsx';

/** `/specialties`. */
export function Component() {
  const overview = usePageData(overviewQuery());
  return (
    <>
      <PageHead {...fixedHead('specialties')} />
      <SpecialtiesScreen overview={overview} />
    </>
  );
}
