import type { ContactsDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import type { Region } from '../regions.ts';

const perDegree = 10_000;

/** Street, phone and position of every pharmacy of a region: made for the browser, loaded to show the pharmacies of a name. */
export const contactsDataset = ({ state, places }: Region, sample: boolean): ContactsDataset => ({
  kind: 'contacts',
  sample,
  state,
  cities: places.map(({ city, pharmacies }) => ({
    slug: city.slug,
    rows: pharmacies.map(
      ({ slug, address, phone = '', location }) =>
        [
          slug,
          address.street,
          phone,
          Math.round(location.lat * perDegree),
          Math.round(location.lng * perDegree),
        ] as const,
    ),
  })),
});
