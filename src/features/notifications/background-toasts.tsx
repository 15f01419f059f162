import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { backgroundToast } from '../../config/constants.ts';
import * as toastsMessages from '../../messages/generated/toasts.ts';
import { takeBackground } from './notification-store.ts';

/** The Sonner toaster; it takes over the waiting messages whenever there are any. */
export function BackgroundToasts({ waiting }: { readonly waiting: readonly string[] }) {
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of takeBackground()) toast(message);
  }, [waiting]);
  return (
    <Toaster
      className="background-toasts"
      containerAriaLabel={toastsMessages.all}
      theme="system"
      position="top-center"
      duration={backgroundToast.durationMs}
      visibleToasts={backgroundToast.limit}
    />
  );
}
