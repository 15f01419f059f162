export const licenses = ['publicDomain', 'odbl', 'cc0', 'ccBy4', 'notStated', 'own'] as const;
export type License = (typeof licenses)[number];

interface SourceTerms {
  readonly license: License;
  readonly url?: string | undefined;
}

/** Maps a data source's id to its license and the URL of its terms. */
export const sourceTerms: Readonly<Record<string, SourceTerms | undefined>> = {
  nppes: {
    license: 'publicDomain',
    url: 'https://www.cms.gov/medicare/regulations-guidance/administrative-simplification/data-dissemination',
  },
  census: { license: 'publicDomain', url: 'https://geocoding.geo.census.gov/geocoder/' },
  hhs: { license: 'publicDomain', url: 'https://www.hhs.gov/open/index.html' },
  geonames: { license: 'ccBy4', url: 'https://www.geonames.org/' },
  osm: { license: 'odbl', url: 'https://www.openstreetmap.org/copyright' },
  alltheplaces: { license: 'cc0', url: 'https://www.alltheplaces.xyz/' },
  owner: { license: 'own' },
  cvs: { license: 'notStated' },
  walgreens: { license: 'notStated' },
  publix: { license: 'notStated' },
};
