import { useState } from 'react';
import * as forgetPagesMessages from '../../messages/generated/forgetPages.ts';
import { forgetPages } from './forget-pages.ts';

/** A button that deletes the pages kept on this device, and says how many they were. Only a script can work it. */
export function ForgetSavedPages() {
  const [outcome, setOutcome] = useState('');
  const forget = async (): Promise<void> => {
    try {
      setOutcome(forgetPagesMessages.forgotten({ count: await forgetPages() }));
    } catch {
      setOutcome(forgetPagesMessages.failed);
    }
  };
  return (
    <div className="js-only">
      <p>
        <button type="button" className="button" onClick={forget}>
          {forgetPagesMessages.forget}
        </button>
      </p>
      <p role="status">{outcome}</p>
    </div>
  );
}
