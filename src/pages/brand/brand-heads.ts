import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { BrandDataset, CityDataset } from '../../domain/site/dataset.ts';
import { brandCityIndexability, listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { listingHead } from '../shared/listing-head.ts';
import { titled } from '../shared/titled.ts';

/** What a brand has in all states, or in one. */
export interface BrandTotals {
  readonly pharmacies: number;
  readonly cities: number;
  readonly states: number;
}

export function brandTotals({ states }: Pick<BrandDataset, 'states'>): BrandTotals {
  const cities = states.flatMap((each) => each.cities);
  return {
    pharmacies: cities.reduce((sum, { count }) => sum + count, 0),
    cities: cities.length,
    states: states.length,
  };
}

export function brandHead(dataset: BrandDataset): PageHead {
  const { name: brand } = dataset;
  const totals = brandTotals(dataset);
  return {
    title: titled(brandMessages.title({ brand })),
    description: describePage([brandMessages.summary({ brand, ...totals }), headsMessages.sources]),
    indexability: listIndexability(totals.pharmacies),
  };
}

export function brandStateHead(dataset: BrandDataset, code: StateCode): PageHead {
  const { name: brand, states } = dataset;
  const { name: state } = usState(code);
  const totals = brandTotals({ states: states.filter((each) => each.state === code) });
  return {
    title: titled(brandMessages.titleState({ brand, state })),
    description: describePage([
      brandMessages.summaryState({ brand, state, ...totals }),
      headsMessages.sources,
    ]),
    indexability: listIndexability(totals.pharmacies),
  };
}

/** A chain's pharmacies in a city, and its name. */
export interface Chain {
  readonly name: string;
  readonly pharmacies: readonly Pharmacy[];
}

export function brandCityHead(dataset: CityDataset, { name: brand, pharmacies }: Chain): PageHead {
  const { city, listed } = dataset;
  const state = usState(city.state).name;
  return listingHead(
    brandMessages.titleCity({ brand, city: cityLabel(city) }),
    [brandMessages.summaryCity({ brand, pharmacies: pharmacies.length, city: city.name, state })],
    pharmacies,
    brandCityIndexability(pharmacies.length, listed ? dataset.pharmacies.length : undefined),
  );
}
