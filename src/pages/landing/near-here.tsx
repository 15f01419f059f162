import { type ComponentType, startTransition, useState } from 'react';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as nearHereMessages from '../../messages/generated/nearHere.ts';
import type { NearYouProps } from '../shared/near-you.tsx';

/**
 * Leads from a page about a place to what lies nearest to the visitor, under the page's own filters. The tap
 * loads it, and makes room for it (styles/location-bar.css).
 */
export function NearHere({ filters }: { readonly filters: readonly FilterId[] }) {
  const { location, requestDeviceLocation } = useVisitorLocation();
  const [asked, setAsked] = useState(false);
  const [NearYou, setNearYou] = useState<ComponentType<NearYouProps>>();
  const show = (): void => {
    setAsked(true);
    // The button stays until the section is there, which then takes the focus over from it.
    import('../shared/near-you.tsx').then(
      (module) => startTransition(() => setNearYou(() => module.NearYou)),
      () => setAsked(false),
    );
    if (location === null) requestDeviceLocation();
  };
  return (
    <div className={asked ? 'near-here room' : 'near-here js-only'}>
      {NearYou !== undefined ? (
        <NearYou filters={filters} asked={1} inPlace />
      ) : (
        <button type="button" className="plain" aria-busy={asked} onClick={show}>
          {location === null ? nearHereMessages.use : nearHereMessages.show}
        </button>
      )}
    </div>
  );
}
