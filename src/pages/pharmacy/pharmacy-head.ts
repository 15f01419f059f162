import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { pharmacyIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { listingHead } from '../shared/listing-head.ts';

export function pharmacyHead(pharmacy: Pharmacy): PageHead {
  const { name, address } = pharmacy;
  // Two counters of one owner may share a building.
  const street = [address.street, address.unit].filter((part) => part !== undefined).join(', ');
  return listingHead(
    `${name}, ${street}, ${cityLabel({ name: address.city, state: address.state })}`,
    [contents(pharmacy)],
    pharmacyIndexability(pharmacy),
  );
}

/** What is to be found on the page. */
function contents({ name, address: place, phone, hours }: Pharmacy): string {
  const address = formatAddress(place);
  if (phone === undefined)
    return (hours === undefined ? pharmacyMessages.head : pharmacyMessages.headHours)({ name, address });
  const say = hours === undefined ? pharmacyMessages.headPhone : pharmacyMessages.headPhoneHours;
  return say({ name, address, phone: formatPhone(phone) });
}
