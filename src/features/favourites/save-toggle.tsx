import { type ComponentProps, useEffect } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { listedPharmacyPath, pharmacyPath } from '../../domain/site/paths.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';
import { thisDevice, useDeviceLists } from './this-device.ts';

interface SaveToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly pharmacy: Pharmacy;
  /** Called when it was saved, but the browser keeps nothing. */
  readonly onUnkept: () => void;
}

/** Saves a pharmacy on this device, or takes it back; a pharmacy with this button counts as opened. */
export function SaveToggle({ pharmacy, onUnkept, onClick, ...button }: SaveToggleProps) {
  const { saved } = useDeviceLists();
  useEffect(() => thisDevice.visit(pharmacy), [pharmacy]);
  const path = pharmacyPath(pharmacy);
  const toggle = (): void => {
    if (thisDevice.toggle(pharmacy) && !thisDevice.isKept()) onUnkept();
  };
  return (
    <button
      {...button}
      type="button"
      className="icon-button to-save"
      aria-pressed={saved.some(({ city, slug }) => listedPharmacyPath(city, slug) === path)}
      onClick={(event) => {
        onClick?.(event);
        toggle();
      }}
    >
      <span>{savePharmacyMessages.save}</span>
    </button>
  );
}
