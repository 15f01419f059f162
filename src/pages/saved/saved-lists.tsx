import { useState } from 'react';
import { Section } from '../../components/layout/section.tsx';
import type { DeviceLists, KeptPharmacy } from '../../features/favourites/device-lists.ts';
import { thisDevice } from '../../features/favourites/this-device.ts';
import { useDeviceLists } from '../../features/favourites/use-device-lists.ts';
import * as savedMessages from '../../messages/generated/saved.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';

/** A removal that can be taken back. */
interface Removal {
  readonly list: keyof DeviceLists;
  readonly kept: KeptPharmacy;
}

/** What this device remembers: each can be removed, and a removal taken back. */
export function SavedLists() {
  const lists = useDeviceLists();
  const [removal, setRemoval] = useState<Removal>();
  // What is saved is not shown twice.
  const recent = lists.recent.filter(
    ({ city, slug }) => !lists.saved.some((kept) => kept.city === city && kept.slug === slug),
  );
  const remove = (list: keyof DeviceLists, kept: KeptPharmacy): void => {
    setRemoval({ list, kept });
    thisDevice.remove(list, kept);
    // The button is gone with its card.
    document.getElementById('removed')?.focus();
  };
  const undo = (): void => {
    if (removal !== undefined) thisDevice.restore(removal.list, removal.kept);
    setRemoval(undefined);
  };
  const corner = (list: keyof DeviceLists) => (kept: KeptPharmacy, street?: string) => (
    <button
      type="button"
      className="corner"
      aria-label={
        street === undefined
          ? savedMessages.remove({ name: kept.name })
          : savedMessages.removeAt({ name: kept.name, street })
      }
      onClick={() => remove(list, kept)}
    />
  );
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
          <KeptPharmacies kept={lists.saved} corner={corner('saved')} />
        )}
      </section>
      {recent.length > 0 && (
        <Section id="recent" title={savedMessages.recent}>
          <KeptPharmacies kept={recent} corner={corner('recent')} />
        </Section>
      )}
    </>
  );
}
