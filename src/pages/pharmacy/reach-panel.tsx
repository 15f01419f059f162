import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { site } from '../../config/site.ts';
import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { appleDirectionsUrl, mailHref, openStreetMapUrl } from '../../domain/site/outside-links.ts';
import { directionsUrl, pharmacyPath, telHref } from '../../domain/site/paths.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { PageActions } from './page-actions.tsx';

/** Address, phone, directions by the maps of the visitor's device, and what else can be done with the listing. */
export function ReachPanel({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  const { address, phone, website, location, name } = pharmacy;
  const onApple = useHydrated() && /Macintosh|iPhone|iPad|iPod/.test(navigator.userAgent);
  return (
    <div className="reach">
      <address translate="no">
        {address.unit === undefined ? address.street : `${address.street}, ${address.unit}`}
        <br />
        {`${address.city}, ${address.state} ${address.zip}`}
      </address>
      <p className="calls">
        {phone === undefined ? (
          <span className="quiet">{pharmacyMessages.noPhone}</span>
        ) : (
          <a className="btn" href={telHref(phone)}>
            {taggedMessage(pharmacyMessages.call({ phone: formatPhone(phone) }), {
              phone: (text) => <span translate="no">{text}</span>,
            })}
          </a>
        )}
        {website !== undefined && (
          <a className="button" href={website}>
            {pharmacyMessages.website}
          </a>
        )}
      </p>
      <h2>{pharmacyMessages.directions}</h2>
      {location.precision === 'zip' && <p className="quiet">{pharmacyMessages.approximate}</p>}
      <ul className={onApple ? 'chips on-apple' : 'chips'}>
        <li>
          <a href={directionsUrl(pharmacy)}>{pharmacyMessages.google}</a>
        </li>
        <li>
          <a href={openStreetMapUrl(pharmacy)}>{pharmacyMessages.openStreetMap}</a>
        </li>
        <li className="apple-maps">
          <a href={appleDirectionsUrl(pharmacy)}>{pharmacyMessages.apple}</a>
        </li>
      </ul>
      <PageActions name={name} address={`${name}, ${formatAddress(address)}`} />
      <p>
        <a href={reportHref(pharmacy)}>{pharmacyMessages.report}</a>
      </p>
    </div>
  );
}

/** A message to the publisher that says which listing is meant. */
function reportHref(pharmacy: Pharmacy): string {
  const { name, id } = pharmacy;
  const [address, path] = [formatAddress(pharmacy.address), pharmacyPath(pharmacy)];
  const body = pharmacyMessages.reportBody({ name, address, path, id, site: site.name });
  return mailHref(site.reportEmail, pharmacyMessages.reportSubject({ name }), body);
}
