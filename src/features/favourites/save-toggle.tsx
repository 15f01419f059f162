import { type ComponentProps, useEffect, useMemo } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';
import { isKeeping, isSame, pageOf, putKept, removeKept, useDeviceLists } from './this-device.ts';

interface SaveToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly pharmacy: Pharmacy;
  readonly onUnkept: () => void;
}

/** Shows a button that saves a pharmacy on this device or removes it. Also records it as opened. */
export function SaveToggle({ pharmacy, onUnkept, onClick, ...button }: SaveToggleProps) {
  const { saved } = useDeviceLists();
  const own = useMemo(() => pageOf(pharmacy), [pharmacy]);
  useEffect(() => {
    if (own !== undefined) putKept('recent', { ...own, at: Date.now() });
  }, [own]);
  const isSaved = own !== undefined && saved.some((each) => isSame(each, own));
  const toggle = (): void => {
    if (own === undefined) return;
    if (isSaved) removeKept('saved', own);
    else putKept('saved', { ...own, at: Date.now() });
    if (!isSaved && !isKeeping()) onUnkept();
  };
  return (
    <button
      {...button}
      type="button"
      className="icon-button to-save"
      aria-pressed={isSaved}
      onClick={(event) => {
        onClick?.(event);
        toggle();
      }}
    >
      <span>{savePharmacyMessages.save}</span>
    </button>
  );
}
