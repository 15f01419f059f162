import { PageHead } from '../../components/seo/page-head.tsx';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { fixedHead } from '../shared/fixed-head.ts';
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
