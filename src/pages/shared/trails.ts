import type { Crumb } from '../../components/layout/breadcrumbs.tsx';
import type { City } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { cityPath, presetPath, statePath } from '../../domain/site/paths.ts';
import * as trailMessages from '../../messages/generated/trail.ts';

const directory: Crumb = { label: trailMessages.directory, href: presetPath('directory') };

const stateCrumb = (code: StateCode): Crumb => {
  const { name, slug } = usState(code);
  return { label: name, href: statePath(slug) };
};

/** The way to a page below the directory, such as a search, a kind of pharmacy or a state. */
export const presetTrail = (label: string): readonly Crumb[] => [directory, { label }];

/** The way to the directory of a city or town. */
export const cityTrail = (city: City): readonly Crumb[] => [stateCrumb(city.state), { label: city.name }];

/** The way to a page of a city. A town without a directory of its own is left out. */
export const cityPageTrail = (city: City, listed: boolean, label: string): readonly Crumb[] => [
  stateCrumb(city.state),
  ...(listed ? [{ label: city.name, href: cityPath(city.slug) }] : []),
  { label },
];
