import { useState } from 'react';
import { forgetSaved } from '../../features/favourites/this-device.ts';
import { forgetPages } from '../../features/offline/forget-pages.ts';
import { clearLocation } from '../../features/visitor-location/visitor-location.ts';
import * as forgetDeviceMessages from '../../messages/generated/forgetDevice.ts';

/** Shows a button that deletes what the site stores on this device. */
export function ForgetDevice() {
  const [step, setStep] = useState<'failed' | 'forgotten'>();
  const forget = async (): Promise<void> => {
    if (!window.confirm(forgetDeviceMessages.sure)) return;
    clearLocation();
    const isForgotten = forgetSaved();
    try {
      await forgetPages();
      setStep(isForgotten ? 'forgotten' : 'failed');
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
        {step === 'forgotten' && forgetDeviceMessages.forgotten}
        {step === 'failed' && forgetDeviceMessages.failed}
      </p>
    </div>
  );
}
