/** How a source of listings is named and credited. */
export interface SourceWords {
  /** In the middle of a sentence: `Confirmed Jan 5, 2026 · OpenStreetMap`. */
  readonly name: string;
  /** What it supplies and on which terms, a sentence; the terms' own page follows it as a link. */
  readonly credit: string;
  readonly url?: string | undefined;
}

/** The sources by the id that records carry. Whoever maps a list of their own adds its words here. */
const sourceWords: Readonly<Record<string, SourceWords>> = {
  sample: { name: 'sample data', credit: 'Fictional listings that show how the directory works.' },
  nppes: {
    name: 'the US provider register (NPPES)',
    credit:
      'Names, addresses, phones and kinds of pharmacy: National Plan and Provider Enumeration System, published by the US Centers for Medicare & Medicaid Services under the Freedom of Information Act; in the public domain.',
    url: 'https://www.cms.gov/medicare/regulations-guidance/administrative-simplification/data-dissemination',
  },
  census: {
    name: 'the US Census Bureau geocoder',
    credit: 'Coordinates of addresses: US Census Bureau geocoder; in the public domain.',
    url: 'https://geocoding.geo.census.gov/geocoder/',
  },
  hhs: {
    name: 'the US Department of Health and Human Services',
    credit: 'Positions of pharmacies by register number: US Department of Health; in the public domain.',
  },
  geonames: {
    name: 'the centre of the ZIP code (GeoNames)',
    credit: 'Centres of ZIP codes, where no better position is known: GeoNames, CC BY 4.0.',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  osm: {
    name: 'OpenStreetMap',
    credit: 'Hours, access and positions: © OpenStreetMap contributors, Open Database License.',
    url: 'https://www.openstreetmap.org/copyright',
  },
  alltheplaces: {
    name: 'AllThePlaces',
    credit: 'Chain stores and their hours: AllThePlaces, CC0.',
    url: 'https://www.alltheplaces.xyz/',
  },
  owner: { name: 'the pharmacy', credit: 'Facts that pharmacies gave us themselves.' },
  cvs: {
    name: 'the CVS store list',
    credit:
      'Positions, phones and drive-throughs of CVS stores: a list of the chain’s stores, which states no licence.',
  },
  walgreens: {
    name: 'the Walgreens store list',
    credit: 'Positions of Walgreens stores: a list of the chain’s stores, which states no licence.',
  },
  publix: {
    name: 'the Publix store list',
    credit: 'Positions of Publix stores: a list of the chain’s stores, which states no licence.',
  },
};

/** The words of a source, its id standing in for one that has none. */
export const wordsOfSource = (id: string): SourceWords =>
  sourceWords[id] ?? { name: id, credit: `Facts of ${id}.` };
