import { site } from '../src/config/site.ts';

/** A page of the site, and what it must say. */
export interface Screen {
  readonly path: string;
  readonly heading: string;
  /** Without the site's name; `#` stands for a number. */
  readonly title: string;
  /** True if it shows cards of pharmacies. */
  readonly listings: boolean;
}

const named = (path: string, heading: string, listings: boolean): Screen => ({
  path,
  heading,
  title: heading,
  listings,
});

export const homeScreen: Screen = {
  path: '/',
  heading: 'Find an open pharmacy near you',
  title: '',
  listings: false,
};

const directoryScreens: readonly Screen[] = [
  named('/directory', 'Pharmacy directory', false),
  named('/specialty', 'Specialty pharmacies', false),
  named('/24-hour', '24-hour pharmacies', false),
  named('/emergency', 'Pharmacies with emergency hours', false),
  named('/24-hour-pharmacy-near-me', '24-hour pharmacies near you', false),
  named('/compounding-pharmacy-near-me', 'Compounding pharmacies near you', false),
  named('/specialty-pharmacy-directory', 'Specialty pharmacy directory', false),
  named('/pharmacy-delivery-services', 'Pharmacies that deliver', false),
];

export const cityScreen: Screen = {
  path: '/pharmacies/birmingham-al',
  heading: 'Pharmacies in Birmingham, AL',
  title: 'Birmingham, AL: # pharmacies, # with hours',
  listings: true,
};

export const pharmacyScreen: Screen = {
  path: '/pharmacies/birmingham-al/cedar-pharmacy',
  heading: 'Cedar Pharmacy',
  title: 'Cedar Pharmacy, 1078 Cedar Dr, Birmingham, AL',
  listings: false,
};

export const stateScreen: Screen = {
  path: '/pharmacies/alabama',
  heading: 'Pharmacies in Alabama',
  title: 'Pharmacies in Alabama by city',
  listings: false,
};

const searchScreen: Screen = {
  path: '/pharmacy-birmingham-al',
  heading: 'Pharmacies found for Birmingham, AL',
  title: 'Search: Birmingham, AL',
  listings: true,
};

/** Landing pages of different kinds. */
export const landingScreens: readonly Screen[] = [
  named('/drugstores-in-birmingham-al', 'Drugstores in Birmingham, AL', true),
  named(
    '/24-hour-drive-through-pharmacy-birmingham-al',
    '24-hour drive-through pharmacy in Birmingham, AL',
    true,
  ),
  named('/compounding-pharmacy-birmingham-al', 'Compounding pharmacy in Birmingham, AL', true),
  named('/flu-shots-pharmacy-birmingham-al', 'Pharmacy with flu shots in Birmingham, AL', true),
  named('/pharmacy-open-sunday-birmingham-al', 'Pharmacy open Sunday in Birmingham, AL', true),
  named('/pharmacy-avondale-birmingham-al', 'Pharmacies near Avondale, Birmingham, AL', true),
  named('/pharmacy-near-uab-hospital-birmingham-al', 'Pharmacies near UAB Hospital, Birmingham, AL', true),
  named('/city-drugs-brunswick-ga', 'City Drugs in Brunswick, GA', true),
];

const fixedScreens: readonly Screen[] = [
  named('/specialties', 'Types of pharmacy and their services', false),
  named('/about', 'About this directory', false),
  named('/privacy', 'Privacy', false),
  named('/terms', 'Terms of use', false),
  named('/licenses', 'Data and licenses', false),
  named('/contact', 'Contact', false),
  named('/sitemap', 'Sitemap', false),
];

/** Pages of the routes in docs/specification.md#routes. */
export const screens: readonly Screen[] = [
  homeScreen,
  ...directoryScreens,
  cityScreen,
  stateScreen,
  searchScreen,
  ...landingScreens,
  ...fixedScreens,
];

const pathsOfRepeatedKinds: readonly string[] = [
  ...['/specialty', '/24-hour', '/24-hour-pharmacy-near-me', '/compounding-pharmacy-near-me'],
  ...['/specialty-pharmacy-directory', '/pharmacy-delivery-services'],
  ...['/drugstores-in-birmingham-al', '/24-hour-drive-through-pharmacy-birmingham-al'],
  ...['/compounding-pharmacy-birmingham-al', '/pharmacy-open-sunday-birmingham-al'],
  ...['/pharmacy-near-uab-hospital-birmingham-al', '/privacy', '/terms'],
];

/** One screen of each kind. */
export const screenKinds: readonly Screen[] = screens.filter(
  ({ path }) => !pathsOfRepeatedKinds.includes(path),
);

/** Returns a pattern of the screen's title in the browser's tab. */
export function fullTitle({ title }: Screen): RegExp {
  const text = title === '' ? `${site.name}: ${site.tagline.toLowerCase()}` : `${title} | ${site.name}`;
  return new RegExp(`^${text.replace(/[.|?()]/g, '\\$&').replaceAll('#', '[\\d,]+')}$`);
}
