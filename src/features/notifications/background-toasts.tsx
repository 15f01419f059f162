import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { backgroundToast } from '../../config/constants.ts';
import * as toastsMessages from '../../messages/generated/toasts.ts';

/** The Sonner toaster; it shows each message once, when it comes. */
export function BackgroundToasts({ messages }: { readonly messages: readonly string[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const message of messages.slice(shown.current)) toast(message);
    shown.current = messages.length;
  }, [messages]);
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
