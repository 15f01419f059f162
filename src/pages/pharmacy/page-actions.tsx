import { notifyAction } from '../../features/notifications/notification-store.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

interface PageActionsProps {
  readonly name: string;
  /** What is copied: name and address in one line. */
  readonly address: string;
}

/** Copy, share and print: what only a script can do, so they are not there without one. */
export function PageActions({ name, address }: PageActionsProps) {
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notifyAction({ title: done });
    } catch {
      notifyAction({
        title: pharmacyMessages.notCopiedTitle,
        description: pharmacyMessages.notCopiedDescription,
      });
    }
  };
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    if (!('share' in navigator)) return copy(url, pharmacyMessages.linkCopied);
    try {
      await navigator.share({ title: name, text: address, url });
    } catch (error) {
      // The visitor closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copy(url, pharmacyMessages.linkCopied);
    }
  };
  return (
    <p className="does js-only">
      <button type="button" className="button" onClick={() => copy(address, pharmacyMessages.addressCopied)}>
        {pharmacyMessages.copyAddress}
      </button>
      <button type="button" className="button" onClick={share}>
        {pharmacyMessages.share}
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        {pharmacyMessages.print}
      </button>
    </p>
  );
}
