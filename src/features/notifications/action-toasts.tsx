import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { actionToast } from '../../config/constants.ts';
import * as toastsMessages from '../../messages/generated/toasts.ts';
import type { NumberedNotice } from './notification-store.ts';

/** The Radix toast and its viewport. The key gives a new notice the whole time to itself. */
export function ActionToasts({ notice }: { readonly notice: NumberedNotice }) {
  return (
    <Provider label={toastsMessages.one} duration={actionToast.durationMs} swipeDirection="down">
      <Root key={notice.id} className="toast">
        <Title className="toast-title">{notice.title}</Title>
        {notice.description !== undefined && (
          <Description className="toast-description">{notice.description}</Description>
        )}
        <Close className="toast-close" aria-label={toastsMessages.dismiss}>
          ×
        </Close>
      </Root>
      {/* Radix puts the key in the placeholder's place. */}
      <Viewport className="toast-viewport" label={toastsMessages.reachedBy({ hotkey: '{hotkey}' })} />
    </Provider>
  );
}
