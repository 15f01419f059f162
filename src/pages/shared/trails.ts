import type { Crumb } from '../../components/layout/breadcrumbs.tsx';
import { type City, cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { cityPath, homePath, presetPath, statePath } from '../../domain/site/paths.ts';
import * as trailMessages from '../../messages/generated/trail.ts';

const home: Crumb = { label: trailMessages.home, href: homePath };
const directory: Crumb = { label: trailMessages.directory, href: presetPath('directory') };

const stateCrumb = (code: StateCode): Crumb => {
  const { name, slug } = usState(code);
  return { label: name, href: statePath(slug) };
};

const here = ({ label }: Crumb): Crumb => ({ label });

/** The way to a page that stands directly below the home page. */
export const pageTrail = (label: string): readonly Crumb[] => [home, { label }];

export const presetTrail = (label: string): readonly Crumb[] => [home, directory, { label }];

export const stateTrail = (code: StateCode): readonly Crumb[] => [home, directory, here(stateCrumb(code))];

export const cityTrail = (city: City): readonly Crumb[] => [
  home,
  directory,
  stateCrumb(city.state),
  { label: cityLabel(city) },
];

/** The way to a page of a city. A town without a directory of its own is left out. */
export const cityPageTrail = (city: City, listed: boolean, label: string): readonly Crumb[] => [
  home,
  directory,
  stateCrumb(city.state),
  ...(listed ? [{ label: cityLabel(city), href: cityPath(city.slug) }] : []),
  { label },
];
