import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import {
  appleDirectionsUrl,
  directionsUrl,
  mailHref,
  openStreetMapUrl,
  telHref,
} from '../../domain/site/paths.ts';
import { type Outcome, PageActions } from './page-actions.tsx';
import { pharmacyWords, reportMail } from './pharmacy-words.ts';

interface ReachPanelProps {
  readonly pharmacy: Pharmacy;
  readonly reportEmail: string;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Address, phone, directions by the maps of the visitor's device, and what else can be done with the listing. */
export function ReachPanel({ pharmacy, reportEmail, onOutcome }: ReachPanelProps) {
  const { address, phone, website, location, name } = pharmacy;
  const mail = reportMail(pharmacy);
  const onApple = useHydrated() && /Macintosh|iPhone|iPad|iPod/.test(navigator.userAgent);
  return (
    <div className="reach">
      <address>
        {address.unit === undefined ? address.street : `${address.street}, ${address.unit}`}
        <br />
        {`${address.city}, ${address.state} ${address.zip}`}
      </address>
      <p className="calls">
        {phone === undefined ? (
          <span className="quiet">{pharmacyWords.noPhone}</span>
        ) : (
          <a className="btn" href={telHref(phone)}>
            {pharmacyWords.call(formatPhone(phone))}
          </a>
        )}
        {website !== undefined && (
          <a className="button" href={website}>
            {pharmacyWords.website}
          </a>
        )}
      </p>
      <h2>{pharmacyWords.directions}</h2>
      {location.precision === 'zip' && <p className="quiet">{pharmacyWords.approximate}</p>}
      <ul className={onApple ? 'chips on-apple' : 'chips'}>
        <li>
          <a href={directionsUrl(pharmacy)}>{pharmacyWords.google}</a>
        </li>
        <li>
          <a href={openStreetMapUrl(pharmacy)}>{pharmacyWords.openStreetMap}</a>
        </li>
        <li className="apple-maps">
          <a href={appleDirectionsUrl(pharmacy)}>{pharmacyWords.apple}</a>
        </li>
      </ul>
      <PageActions name={name} address={`${name}, ${formatAddress(address)}`} onOutcome={onOutcome} />
      <p>
        <a href={mailHref(reportEmail, mail.subject, mail.body)}>{pharmacyWords.report}</a>
      </p>
    </div>
  );
}
