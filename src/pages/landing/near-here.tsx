import { useState } from 'react';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as nearHereMessages from '../../messages/generated/nearHere.ts';

type Shown = Pick<typeof import('../shared/near-you.tsx'), 'NearYou'>;

/**
 * Leads from a page about a place to what lies nearest to the visitor, under the page's own filters. Nothing is loaded for it before
 * the tap, which also makes room for what will come (styles/location-bar.css).
 */
export function NearHere({ filters }: { readonly filters: readonly FilterId[] }) {
  const { location, requestDeviceLocation } = useVisitorLocation();
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const show = (): void => {
    setAsked(true);
    if (location === null) requestDeviceLocation();
    import('../shared/near-you.tsx').then(setShown, () => setAsked(false));
  };
  return (
    <div className={asked ? 'near-here room' : 'near-here js-only'}>
      {shown === undefined ? (
        <button type="button" className="plain" aria-busy={asked} onClick={show}>
          {location === null ? nearHereMessages.use : nearHereMessages.show}
        </button>
      ) : (
        <shown.NearYou filters={filters} asked />
      )}
    </div>
  );
}
