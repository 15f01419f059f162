import { useState } from 'react';
import { thisDevice } from '../../features/favourites/this-device.ts';
import { forgetPages } from '../../features/offline/forget-pages.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as forgetDeviceMessages from '../../messages/generated/forgetDevice.ts';

type Step = { readonly is: 'start' | 'asked' | 'failed' } | { readonly is: 'done'; readonly pages: number };

/** Makes this device forget all that the site keeps on it, once the visitor has said it twice. */
export function ForgetDevice() {
  const { clear } = useVisitorLocation();
  const [step, setStep] = useState<Step>({ is: 'start' });
  const forget = async (): Promise<void> => {
    clear();
    thisDevice.forget();
    try {
      setStep({ is: 'done', pages: await forgetPages() });
    } catch {
      setStep({ is: 'failed' });
    }
  };
  return (
    <div className="js-only forget">
      <p>{forgetDeviceMessages.what}</p>
      <p className="pair">
        {step.is === 'asked' ? (
          <>
            <button type="button" className="btn" onClick={forget} ref={(button) => button?.focus()}>
              {forgetDeviceMessages.sure}
            </button>
            <button type="button" className="button" onClick={() => setStep({ is: 'start' })}>
              {forgetDeviceMessages.keep}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setStep({ is: 'asked' })}>
            {forgetDeviceMessages.forget}
          </button>
        )}
      </p>
      <p role="status">
        {step.is === 'done' && forgetDeviceMessages.forgotten({ count: step.pages })}
        {step.is === 'failed' && forgetDeviceMessages.failed}
      </p>
    </div>
  );
}
