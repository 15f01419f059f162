import { describe, expect, it } from 'vitest';
import { aPharmacy, citySlug, landingSlug } from '../../../tests/support/domain-fixtures.ts';
import { emptyDirectoryQuery } from '../list/directory-query.ts';
import { usState } from '../places/us-state.ts';
import {
  absoluteUrl,
  cityPath,
  datasetFile,
  datasetPaths,
  directionsUrl,
  directorySearchPath,
  homePath,
  landingPath,
  manifestPaths,
  notFoundPath,
  pageFile,
  pageIds,
  pagePath,
  pathOfDataset,
  pharmacyPath,
  presetPath,
  searchPath,
  statePath,
  telHref,
} from './paths.ts';

const birmingham = citySlug('birmingham-al');

describe('a path', () => {
  it('is as the specification has it, without a trailing slash', () => {
    expect(homePath).toBe('/');
    expect(presetPath('24-hour')).toBe('/24-hour');
    expect(pageIds.map(pagePath)).toEqual([
      '/specialties',
      '/saved',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/licenses',
      '/sitemap',
    ]);
    expect(cityPath(birmingham)).toBe('/pharmacies/birmingham-al');
    expect(statePath(usState('SC').slug)).toBe('/pharmacies/south-carolina');
    expect(searchPath(birmingham)).toBe('/pharmacy-birmingham-al');
    expect(landingPath(landingSlug('24-hour-pharmacy-birmingham-al'))).toBe(
      '/24-hour-pharmacy-birmingham-al',
    );
  });

  it('of a pharmacy lies below its city’s', () => {
    const address = { street: '1 Oak St', city: 'St. Petersburg', state: 'FL', zip: '33701' } as const;
    expect(pharmacyPath(aPharmacy({ key: '7', address }))).toBe('/pharmacies/st-petersburg-fl/pharmacy-7');
  });

  it('of a directory search carries the query, where there is one', () => {
    expect(directorySearchPath(emptyDirectoryQuery)).toBe('/directory');
    expect(directorySearchPath({ ...emptyDirectoryQuery, q: 'mobile AL' })).toBe('/directory?q=mobile+AL');
    expect(directorySearchPath({ ...emptyDirectoryQuery, page: 2 }, '/24-hour')).toBe('/24-hour?page=2');
  });

  it('is a flat file in the published folder', () => {
    expect(pageFile(homePath)).toBe('index.html');
    expect(pageFile(notFoundPath)).toBe('404.html');
    expect(pageFile(cityPath(birmingham))).toBe('pharmacies/birmingham-al.html');
  });

  it('of a dataset’s file carries its version in the name', () => {
    const file = datasetFile(datasetPaths.place(birmingham), 'abc');
    expect(file).toBe('/data/places/birmingham-al.abc.json');
    expect(pathOfDataset(file)).toBe(datasetPaths.place(birmingham));
  });

  it('of a city’s manifest is that of its state', () => {
    expect(manifestPaths.city(birmingham)).toBe(manifestPaths.state('AL'));
  });

  it('is absolute after the origin', () => {
    expect(absoluteUrl('https://example.org', '/about?q=1')).toBe('https://example.org/about?q=1');
    expect(absoluteUrl('https://example.org', '/')).toBe('https://example.org/');
  });
});

describe('a link out of the site', () => {
  const pharmacy = aPharmacy({
    name: 'B & C #1',
    address: { street: '1 Oak & Elm St', city: 'Birmingham', state: 'AL', zip: '35203' },
  });

  it('to directions carries the whole name and address as one parameter', () => {
    const google = new URL(directionsUrl(pharmacy)).searchParams;
    expect([...google]).toEqual([
      ['api', '1'],
      ['destination', 'B & C #1, 1 Oak & Elm St, Birmingham, AL 35203'],
    ]);
  });

  it('dials a number', () => {
    expect(telHref('+12055550123')).toBe('tel:+12055550123');
  });
});
