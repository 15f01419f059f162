import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { telHref } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface CallLinkProps {
  /** Who answers. */
  readonly name: string;
  readonly phone: string;
  readonly look: 'btn' | 'button';
}

/** A button that calls a number, which it shows where there is room. */
export const CallLink = ({ name, phone, look }: CallLinkProps) => (
  <a
    className={`${look} tel`}
    href={telHref(phone)}
    aria-label={listingMessages.callName({ name, phone: formatPhone(phone) })}
  >
    {listingMessages.call}
    <span translate="no">{formatPhone(phone)}</span>
  </a>
);
