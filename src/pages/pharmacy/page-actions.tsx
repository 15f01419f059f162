import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { HintedRow } from '../../components/ui/hinted-row.tsx';
import { initialsMark } from '../../domain/pharmacy/mark.ts';
import { formatAddress, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { SaveToggle } from '../../features/favourites/save-toggle.tsx';
import { notifyAction } from '../../features/notifications/notification-store.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';

/** Shows the buttons to save a pharmacy, and to share and print its page. */
export function PageActions({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  const { name, address } = pharmacy;
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    const copy = () => copyText(url, pharmacyMessages.linkCopied, pharmacyMessages.linkNotCopied);
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: name, text: `${name}, ${formatAddress(address)}`, url });
    } catch (error) {
      // The visitor closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <HintedRow
      className="page-actions js-only"
      controls={[
        {
          text: savePharmacyMessages.hint,
          control: <SaveToggle pharmacy={pharmacy} onUnkept={notifyUnkept} />,
        },
        iconButton('to-share', pharmacyMessages.share, pharmacyMessages.shareHint, share),
        iconButton('to-print', pharmacyMessages.print, pharmacyMessages.printHint, () => window.print()),
      ]}
    />
  );
}

const iconButton = (look: string, label: string, hint: string, onClick: () => unknown) => ({
  text: hint,
  control: (
    <button type="button" className={`icon-button ${look}`} onClick={onClick}>
      <span>{label}</span>
    </button>
  ),
});

/**
 * Copies a text to the clipboard and shows the notice `done`. Shows `otherwise` if that fails. Call it from a
 * tap.
 */
export async function copyText(text: string, done: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyAction({ title: done });
  } catch {
    notifyAction({ title: pharmacyMessages.notCopiedTitle, description: otherwise });
  }
}

const notifyUnkept = (): void =>
  notifyAction({ title: savePharmacyMessages.unkept, description: savePharmacyMessages.unkeptHow });

interface IdentityProps {
  readonly of: Parameters<typeof initialsMark>[0] & Pick<Pharmacy, 'name'>;
  readonly tag?: ReactNode;
  readonly status: ReactNode;
  readonly tall?: boolean;
  readonly street: string;
  readonly distance?: string | undefined;
}

/** Shows the top of a pharmacy's page: initials, name, status and street. */
export function Identity({ of, tag, status, tall = false, street, distance }: IdentityProps) {
  const { initials, tone } = initialsMark(of);
  return (
    <div className={`identity mark tone-${tone}`} data-mark={initials}>
      <div>
        <PageTitle>
          <span translate="no">{of.name}</span>
        </PageTitle>
        {tag}
        <p className={tall ? 'hrs now tall' : 'hrs now'}>{status}</p>
        <p className="street">
          <span translate="no">{street}</span>
          {distance !== undefined && <b>{distance}</b>}
        </p>
      </div>
    </div>
  );
}
