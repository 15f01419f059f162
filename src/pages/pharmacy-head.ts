import { cityLabel } from '../domain/city.ts';
import { pharmacyIndexability } from '../domain/indexability.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { formatAddress, formatPhone, type Pharmacy } from '../domain/pharmacy.ts';
import { callFirst, titled } from './head-words.ts';
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
