import { useState } from 'react';
import { forgetSaved } from '../../features/favourites/this-device.ts';
import { forgetPages } from '../../features/offline/forget-pages.ts';
import { clearLocation } from '../../features/visitor-location/visitor-location.ts';
import * as forgetDeviceMessages from '../../messages/generated/forgetDevice.ts';

/** Shows a button that deletes all that the site stores on this device, after a confirmation. */
export function ForgetDevice() {
  // A number: how many pages were deleted.
  const [step, setStep] = useState<'start' | 'failed' | number>('start');
  const forget = async (): Promise<void> => {
    if (!window.confirm(forgetDeviceMessages.sure)) return;
    clearLocation();
    forgetSaved();
    try {
      setStep(await forgetPages());
    } catch {
      setStep('failed');
    }
  };
  return (
    <div className="js-only forget">
      <p>{forgetDeviceMessages.what}</p>
      <p>
        <button type="button" className="button" onClick={forget}>
          {forgetDeviceMessages.forget}
        </button>
      </p>
      <p role="status">
        {typeof step === 'number'
          ? forgetDeviceMessages.forgotten({ count: step })
          : step === 'failed' && forgetDeviceMessages.failed}
      </p>
    </div>
  );
}
