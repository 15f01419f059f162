import type { ComponentProps } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';
import { isSame, pageOf, putKept, removeKept, useSaved } from './this-device.ts';

interface SaveToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly pharmacy: Pharmacy;
  readonly onUnkept: () => void;
}

/** Shows a button that saves a pharmacy on this device or removes it. */
export function SaveToggle({ pharmacy, onUnkept, onClick, ...button }: SaveToggleProps) {
  const saved = useSaved();
  const own = pageOf(pharmacy);
  const isSaved = own !== undefined && saved.some((each) => isSame(each, own));
  const toggle = (): void => {
    if (own === undefined) return;
    const isStored = isSaved ? removeKept(own) : putKept({ ...own, at: Date.now() });
    if (!isStored) onUnkept();
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
