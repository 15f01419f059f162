import { useState } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import {
  type DeviceLists,
  isSame,
  type KeptPharmacy,
  removeKept,
  restoreKept,
  useDeviceLists,
} from '../../features/favourites/this-device.ts';
import * as savedMessages from '../../messages/generated/saved.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { fixedHead, headOf } from '../shared/heads.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';

/** Shows `/saved`: the pharmacies stored on this device, and a button to delete them. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <div className="wrap">
      <PageHead {...headOf({ ...fixedHead('saved'), indexability: searchIndexability })} />
      <PageTitle>{savedMessages.title}</PageTitle>
      <p className="quiet">{savedMessages.intro}</p>
      <p className="empty no-js">{savedMessages.noScript}</p>
      {/* The lists appear only after hydration; what follows them comes along, so that nothing moves. */}
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

function SavedLists() {
  const lists = useDeviceLists();
  const [removal, setRemoval] = useState<{ readonly list: keyof DeviceLists; readonly kept: KeptPharmacy }>();
  // What is saved is not shown twice.
  const recent = lists.recent.filter((each) => !lists.saved.some((kept) => isSame(kept, each)));
  const removeFrom = (list: keyof DeviceLists) => (kept: KeptPharmacy) => {
    setRemoval({ list, kept });
    removeKept(list, kept);
    // The button is gone with its card.
    document.getElementById('removed')?.focus();
  };
  const undo = (): void => {
    if (removal !== undefined) restoreKept(removal.list, removal.kept);
    setRemoval(undefined);
  };
  return (
    <>
      <div id="removed" className="removed" role="status" tabIndex={-1}>
        {removal !== undefined && (
          <>
            <span>{savedMessages.removed({ name: removal.kept.name })}</span>
            <button type="button" className="plain" onClick={undo}>
              {savedMessages.undo}
            </button>
          </>
        )}
      </div>
      <section aria-labelledby="kept-title">
        {/* The page's title says it. */}
        <h2 id="kept-title" className="sr">
          {savedMessages.saved}
        </h2>
        {lists.saved.length === 0 ? (
          <p className="empty star">{savedMessages.noneSaved}</p>
        ) : (
          <KeptPharmacies kept={lists.saved} onRemove={removeFrom('saved')} />
        )}
      </section>
      {recent.length > 0 && (
        <Section id="recent" title={savedMessages.recent}>
          <KeptPharmacies kept={recent} onRemove={removeFrom('recent')} />
        </Section>
      )}
    </>
  );
}
