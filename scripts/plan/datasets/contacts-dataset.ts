import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { ContactsDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

const perDegree = 10_000;

/** Street, phone and position of every pharmacy of a state: made for the browser, loaded to show the pharmacies of a name. */
export const contactsDataset = (
  state: StateCode,
  cities: readonly CityInput[],
  sample: boolean,
): ContactsDataset => ({
  kind: 'contacts',
  sample,
  state,
  cities: cities
    .filter(({ city }) => city.state === state)
    .map(({ city, pharmacies }) => ({
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
