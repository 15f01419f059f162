import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { pharmacyIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { callFirst, titled } from '../shared/head-words.ts';
import { pharmacyHeadWords as words } from './pharmacy-head-words.ts';

export function pharmacyHead(pharmacy: Pharmacy): PageHead {
  const { name, address, phone, hours } = pharmacy;
  // Two counters of one owner may share a building.
  const street = [address.street, address.unit].filter((part) => part !== undefined).join(', ');
  const known = [phone !== undefined && formatPhone(phone), hours !== undefined && words.hours]
    .filter((part) => part !== false)
    .concat(words.rest);
  return {
    title: titled(`${name}, ${street}, ${cityLabel({ name: address.city, state: address.state })}`),
    description: describePage([`${name}, ${formatAddress(address)}: ${known.join(', ')}.`, callFirst]),
    indexability: pharmacyIndexability(pharmacy),
  };
}
