import { PageHead } from '../../components/seo/page-head.tsx';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { pharmacyIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead as Head } from '../../domain/site/page-head.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { titled } from '../shared/titled.ts';

/** The head of a pharmacy's page. */
export const PharmacyHead = ({ pharmacy }: { readonly pharmacy: Pharmacy }) => (
  <PageHead {...headOf(pharmacy)} />
);

function headOf(pharmacy: Pharmacy): Head {
  const { name, address } = pharmacy;
  // Two counters of one owner may share a building.
  const street = [address.street, address.unit].filter((part) => part !== undefined).join(', ');
  return {
    title: titled(`${name}, ${street}, ${cityLabel({ name: address.city, state: address.state })}`),
    description: describePage(contents(pharmacy)),
    indexability: pharmacyIndexability(pharmacy),
  };
}

/** What is to be found on the page, a sentence each. */
const contents = (pharmacy: Pharmacy): readonly string[] => {
  const { name, address, phone, services } = pharmacy;
  return [
    pharmacyMessages.head({ name, address: formatAddress(address) }),
    ...(phone === undefined ? [] : [pharmacyMessages.headPhone({ phone: formatPhone(phone) })]),
    ...(knowsHours(pharmacy) ? [pharmacyMessages.headHours] : []),
    ...(services.length === 0 ? [] : [pharmacyMessages.headServices({ count: services.length })]),
    pharmacyMessages.headDirections,
  ];
};
