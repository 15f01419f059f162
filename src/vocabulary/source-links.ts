/** Where the terms of a source of listings stand, by the id that records carry. */
export const sourceLinks: Readonly<Record<string, string | undefined>> = {
  nppes: 'https://www.cms.gov/medicare/regulations-guidance/administrative-simplification/data-dissemination',
  census: 'https://geocoding.geo.census.gov/geocoder/',
  geonames: 'https://creativecommons.org/licenses/by/4.0/',
  osm: 'https://www.openstreetmap.org/copyright',
  alltheplaces: 'https://www.alltheplaces.xyz/',
};
