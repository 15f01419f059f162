import { useState } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { type KeptPharmacy, putKept, removeKept, useSaved } from '../../features/favourites/this-device.ts';
import * as savedMessages from '../../messages/generated/saved.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { fixedHead, headOf } from '../shared/heads.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';

/** Shows `/saved`: the pharmacies saved on this device. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <div className="wrap">
      <PageHead {...headOf({ ...fixedHead('saved'), indexability: searchIndexability })} />
      <PageTitle>{savedMessages.title}</PageTitle>
      <p className="quiet">{savedMessages.intro}</p>
      <p className="empty no-js">{savedMessages.noScript}</p>
      {/* The list appears only after hydration; what follows it comes along, so that nothing moves. */}
      {hydrated && (
        <>
          <SavedPharmacies />
          <Section id="forget" title={savedMessages.forgetTitle}>
            <ForgetDevice />
          </Section>
        </>
      )}
    </div>
  );
}

function SavedPharmacies() {
  const saved = useSaved();
  const [removed, setRemoved] = useState<KeptPharmacy>();
  const remove = (kept: KeptPharmacy): void => {
    if (!removeKept(kept)) return;
    setRemoved(kept);
    // The button is gone with its card.
    document.getElementById('removed')?.focus();
  };
  const undo = (): void => {
    if (removed !== undefined) putKept(removed);
    setRemoved(undefined);
  };
  return (
    <>
      <div id="removed" className="removed" role="status" tabIndex={-1}>
        {removed !== undefined && (
          <>
            <span>{savedMessages.removed({ name: removed.name })}</span>
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
        {saved.length === 0 ? (
          <p className="empty star">{savedMessages.noneSaved}</p>
        ) : (
          <KeptPharmacies kept={saved} onRemove={remove} />
        )}
      </section>
    </>
  );
}
