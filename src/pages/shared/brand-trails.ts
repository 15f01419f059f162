import type { Crumb } from '../../components/layout/breadcrumbs.tsx';
import type { City } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { brandPath, brandStatePath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import { presetTrail } from './trails.ts';

/** The way to the page of a chain. */
export const brandTrail = (name: string): readonly Crumb[] => presetTrail(name);

/** The way to a chain's pharmacies in a state. */
export const brandStateTrail = (brand: BrandSlug, name: string, state: StateCode): readonly Crumb[] => [
  { label: name, href: brandPath(brand) },
  { label: usState(state).name },
];

/** The way to a chain's pharmacies in a city or town. */
export function brandCityTrail(brand: BrandSlug, name: string, city: City): readonly Crumb[] {
  const { name: state, slug } = usState(city.state);
  return [
    { label: name, href: brandPath(brand) },
    { label: state, href: brandStatePath(brand, slug) },
    { label: city.name },
  ];
}
