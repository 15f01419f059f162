import type { SitePlan } from '../../scripts/plan/site-plan.ts';
import { cityData } from '../../src/domain/site/city-data.ts';
import type { CityDataset } from '../../src/domain/site/dataset.ts';

/** Returns a city's dataset with its listings, as a browser loads it. Throws for an unknown slug. */
export function wholeCity({ groups }: Pick<SitePlan, 'groups'>, slug: string): CityDataset {
  const madeBy = (id: string) => groups.find((group) => group.id === id)?.data?.make();
  const place = madeBy(`city/${slug}`);
  if (place?.kind !== 'place') throw new Error(`No city ${slug}`);
  const tiles = [...place.ownTiles, ...place.otherTiles].map((key) => madeBy(`tile/${key}`));
  return cityData(
    place,
    tiles.filter((tile) => tile?.kind === 'tile'),
  );
}
