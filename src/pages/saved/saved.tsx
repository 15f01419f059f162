import { PageTitle } from '../../components/layout/page-title.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { deviceIndexability } from '../../domain/site/indexability.ts';
import * as savedMessages from '../../messages/generated/saved.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { fixedHead } from '../shared/heads.ts';
import { SavedLists } from './saved-lists.tsx';

/** `/saved`: the pharmacies that this device remembers, and the way to make it forget. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <div className="wrap saved">
      <PageHead {...fixedHead('saved')} indexability={deviceIndexability} />
      <PageTitle>{savedMessages.title}</PageTitle>
      <p className="quiet">{savedMessages.intro}</p>
      <p className="empty no-js">{savedMessages.noScript}</p>
      {/* Only the device knows what it keeps; what stands below comes with it, so that nothing moves. */}
      {hydrated && (
        <>
          <SavedLists />
          <Section id="forget" title={savedMessages.forgetTitle}>
            <ForgetDevice />
          </Section>
        </>
      )}
    </div>
  );
}
