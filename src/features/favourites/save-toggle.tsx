import { useEffect, useState, useSyncExternalStore } from 'react';
import { inOwnTask } from '../../components/ui/own-task.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { listedPharmacyPath, pharmacyPath } from '../../domain/site/paths.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';

type Device = Pick<typeof import('./this-device.ts'), 'thisDevice'>;

const load = () => import('./this-device.ts');
const nothingToFollow = () => () => undefined;

interface SaveToggleProps {
  readonly pharmacy: Pharmacy;
  /** Called when it was saved, but the browser keeps nothing. */
  readonly onUnkept?: (() => void) | undefined;
}

/**
 * Saves a pharmacy on this device, or takes it back; a pharmacy with this button counts as opened. The code that remembers is loaded
 * after the page; the button is there before, and only a script can work it.
 */
export function SaveToggle({ pharmacy, onUnkept }: SaveToggleProps) {
  const [device, setDevice] = useState<Device>();
  useEffect(() => {
    inOwnTask(load).then(
      (loaded) => {
        loaded.thisDevice.visit(pharmacy);
        setDevice(loaded);
      },
      () => undefined,
    );
  }, [pharmacy]);
  const isSaved = (): boolean =>
    device?.thisDevice
      .getLists()
      .saved.some(({ city, slug }) => listedPharmacyPath(city, slug) === pharmacyPath(pharmacy)) ?? false;
  const saved = useSyncExternalStore(device?.thisDevice.subscribe ?? nothingToFollow, isSaved, () => false);
  const toggleOn = ({ thisDevice }: Device): void => {
    if (thisDevice.toggle(pharmacy) && !thisDevice.isKept()) onUnkept?.();
  };
  const toggle = (): void => {
    // At once where it can be: who leaves right after the tap has saved it.
    if (device !== undefined) toggleOn(device);
    else void load().then(toggleOn, () => undefined);
  };
  return (
    <button type="button" className="icon-button to-save" aria-pressed={saved} onClick={toggle}>
      <span>{savePharmacyMessages.save}</span>
    </button>
  );
}
