/** Licences under which sources give their facts. */
export const licenses = ['publicDomain', 'odbl', 'cc0', 'ccBy4', 'notStated', 'own'] as const;
export type License = (typeof licenses)[number];

interface SourceTerms {
  readonly license: License;
  /** Where the source states its terms, or says what it is. */
  readonly url?: string | undefined;
}

/** The terms of the sources that every copy of the project knows, by the id that records carry. */
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
