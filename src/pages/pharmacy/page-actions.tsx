import type { ReactNode } from 'react';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { copyText } from './copy-text.ts';

interface PageActionsProps {
  readonly name: string;
  /** What is shared besides the link: name and address in one line. */
  readonly address: string;
  /** What can be done besides. */
  readonly children: ReactNode;
}

/** Share and print: what only a script can do, so they are not there without one. */
export function PageActions({ name, address, children }: PageActionsProps) {
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    const copy = () => copyText(url, pharmacyMessages.linkCopied, pharmacyMessages.linkNotCopied);
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: name, text: address, url });
    } catch (error) {
      // The visitor closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="page-actions js-only">
      {children}
      <button type="button" className="icon-button to-share" onClick={share}>
        <span>{pharmacyMessages.share}</span>
      </button>
      <button type="button" className="icon-button to-print" onClick={() => window.print()}>
        <span>{pharmacyMessages.print}</span>
      </button>
    </div>
  );
}
