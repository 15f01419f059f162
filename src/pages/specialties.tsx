import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/seo/page-head.tsx';
import { overviewQuery } from '../features/datasets/queries.ts';
import { fixedHead } from './heads.ts';
import { SpecialtiesScreen } from './specialties-screen.tsx';

/** `/specialties`. */
export function Component() {
  const { data: overview } = useSuspenseQuery(overviewQuery());
  return (
    <>
      <PageHead {...fixedHead('specialties')} />
      <SpecialtiesScreen overview={overview} />
    </>
  );
}
