import type { Crumb } from '../../components/layout/breadcrumbs.tsx';
import type { City } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { cityPath, presetPath, statePath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as trailMessages from '../../messages/generated/trail.ts';

const directory: Crumb = { label: trailMessages.directory, href: presetPath('directory') };

const stateCrumb = (code: StateCode): Crumb => {
  const { name, slug } = usState(code);
  return { label: name, href: statePath(slug) };
};

const here = ({ label }: Crumb): Crumb => ({ label });

/** The way to a page that stands directly below the home page, which is the logo's. */
export const pageTrail = (label: string): readonly Crumb[] => [{ label }];

export const presetTrail = (label: string): readonly Crumb[] => [directory, { label }];

export const stateTrail = (code: StateCode): readonly Crumb[] => [directory, here(stateCrumb(code))];

export const cityTrail = (city: City): readonly Crumb[] => [stateCrumb(city.state), { label: city.name }];

/** The way to a page of a city. A town without a directory of its own is left out. */
export const cityPageTrail = (city: City, listed: boolean, label: string): readonly Crumb[] => [
  ...wayTo(city).slice(0, listed ? 2 : 1),
  { label },
];

/** The same values for all pages of a city. */
const wayTo = memoize((city: City): readonly Crumb[] => [
  stateCrumb(city.state),
  { label: city.name, href: cityPath(city.slug) },
]);
