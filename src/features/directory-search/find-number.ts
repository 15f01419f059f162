import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { compareRanks, rankOfName } from '../../domain/search/name-rank.ts';
import type { NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import { listedPharmacyPath, pharmacyPath, type SitePath } from '../../domain/site/paths.ts';
import { LoadFailure } from '../data-access/fetch-dataset.ts';
import { namesQuery, tileQuery } from '../data-access/queries.ts';
import { type NamesFound, nameHitsKey } from './find-names.ts';
import { hitOf, type NameHit } from './name-search.ts';

/** Finds pharmacies by ten digits, the larger city first. Rejects if none has them and some could not be loaded. */
export const numberHitsQuery = (number: string) =>
  queryOptions({
    queryKey: [nameHitsKey, number],
    queryFn: async ({ client }): Promise<NamesFound> => ({
      ...{ hits: await findNumber(client, number), complete: true, failed: false },
    }),
    retry: false,
  });

/** Tiles that are loaded at a time until the number is found. */
const tilesAtATime = 6;

/** Looks for a number in the tiles of its area code, or of its first six digits. */
async function findNumber(client: QueryClient, number: string): Promise<readonly NameHit[]> {
  const positions = ({ areaCodes }: NamesDataset): readonly number[] =>
    areaCodes[number.slice(0, 6)] ?? areaCodes[number.slice(0, 3)] ?? [];
  const all = await client.ensureQueryData(namesQuery());
  const states = positions(all).flatMap((at) => all.byState?.states[at]?.slug ?? []);
  const files =
    all.byState === undefined
      ? [all]
      : await Promise.all(states.map((slug) => client.ensureQueryData(namesQuery(slug))));
  const tiles = files.flatMap((names) =>
    positions(names).map((at) => ({ names, key: names.tiles[at] ?? '' })),
  );
  let failed = false;
  for (let from = 0; from < tiles.length; from += tilesAtATime) {
    const come = await Promise.allSettled(
      tiles.slice(from, from + tilesAtATime).map(async ({ names, key }) => {
        const { pharmacies } = await client.ensureQueryData(tileQuery(key));
        return hitsWith(
          names,
          new Set(pharmacies.filter(({ phone }) => phone === `+1${number}`).map(pharmacyPath)),
        );
      }),
    );
    failed ||= come.some(({ status }) => status === 'rejected');
    const hits = come.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (hits.length > 0) return hits.sort((a, b) => compareRanks(a.rank, b.rank));
  }
  if (failed) throw new LoadFailure(`Some listings could not be had, and the others have no ${number}`, true);
  return [];
}

/** Lists the pharmacies that have these pages. */
const hitsWith = (names: NamesDataset, paths: ReadonlySet<SitePath>): readonly NameHit[] =>
  paths.size === 0
    ? []
    : names.rows.flatMap((row): readonly NameHit[] => {
        const city = names.cities[row[2]];
        return city === undefined || !paths.has(listedPharmacyPath(city.slug, row[1]))
          ? []
          : [{ ...hitOf(row, city, names), rank: rankOfName({ fit: 0, ...city }, {}) }];
      });
