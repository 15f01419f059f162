import type { GazetteerCity, GazetteerDataset } from './datasets-on-demand.ts';

/** A gazetteer with places of other files besides, each once. */
export function withPlaces(
  gazetteer: GazetteerDataset,
  places: readonly (readonly GazetteerCity[])[],
): GazetteerDataset {
  if (places.length === 0) return gazetteer;
  const more = new Map(places.flat().map((city) => [city.slug, city]));
  return { ...gazetteer, cities: [...gazetteer.cities, ...more.values()] };
}
