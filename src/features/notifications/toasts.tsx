import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { actionToast, backgroundToast } from '../../config/constants.ts';
import * as toastsMessages from '../../messages/generated/toasts.ts';
import { endNotice, type Notice } from './notification-store.ts';

/** Shows notices as toasts of the Radix library. */
export function Toasts({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <Provider label={toastsMessages.one} swipeDirection="down">
      {notices.map(({ id, kind, title, description }) => (
        <Root
          key={id}
          className="toast"
          type={kind === 'action' ? 'foreground' : 'background'}
          onOpenChange={() => endNotice(id)}
          duration={(kind === 'action' ? actionToast : backgroundToast).durationMs}
        >
          <Title className="toast-title">{title}</Title>
          {description !== undefined && (
            <Description className="toast-description">{description}</Description>
          )}
          <Close className="toast-close" aria-label={toastsMessages.dismiss}>
            ×
          </Close>
        </Root>
      ))}
      {/* Radix puts the key in the placeholder's place. */}
      <Viewport className="toast-viewport" label={toastsMessages.reachedBy({ hotkey: '{hotkey}' })} />
    </Provider>
  );
}
