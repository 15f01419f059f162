import { useState } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import * as forgetPagesMessages from '../../messages/generated/forgetPages.ts';
import { forgetPages } from './forget-pages.ts';

/** A button that deletes the pages kept on this device, and says how many they were. A browser that keeps none has none. */
export function ForgetSavedPages() {
  const scripted = useHydrated();
  const [outcome, setOutcome] = useState('');
  if (!scripted || !('caches' in window)) return null;
  const forget = async (): Promise<void> => {
    try {
      setOutcome(forgetPagesMessages.forgotten({ count: await forgetPages() }));
    } catch {
      setOutcome(forgetPagesMessages.failed);
    }
  };
  return (
    <>
      <p>
        <button type="button" className="button" onClick={forget}>
          {forgetPagesMessages.forget}
        </button>
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}
