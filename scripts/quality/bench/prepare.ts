import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { cityData } from '../../../src/domain/site/city-data.ts';
import { addSelectedCities } from '../../addresses/edit-lists.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { gazetteerPlaces } from '../../lists/facts/gazetteer.ts';
import { loadPlan } from '../../plan/load-plan.ts';

// About 760 cities, with those of the project's lists.
const leastPopulation = 60_000;

async function prepare(lists: string, folder: string): Promise<void> {
  const { plan } = checkedValue(await loadPlan(lists));
  const datasets = plan.groups.flatMap(({ data }) => data?.make() ?? []);
  const tiles = new Map(datasets.flatMap((tile) => (tile.kind === 'tile' ? [[tile.cell, tile]] : [])));
  const cities = datasets
    .filter((dataset) => dataset.kind === 'place')
    .map((place) => {
      const keys = [...place.ownTiles, ...place.otherTiles];
      return cityData(
        place,
        keys.flatMap((key) => tiles.get(key) ?? []),
      );
    });
  await writeFile(join(folder, 'datasets.json'), JSON.stringify(cities));
  await compile('floor-render.tsx', join(folder, 'floor'));
  await compile('landing-pages.11ty.ts', join(folder, 'eleventy'));
  const large = join(folder, 'large');
  await cp(lists, large, { recursive: true });
  checkedValue(await addSelectedCities(large, { population: leastPopulation }, gazetteerPlaces()));
}

const compile = (file: string, outDir: string) =>
  build({
    logLevel: 'warn',
    // Packages read it at run time too.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, copyPublicDir: false, ssr: join(import.meta.dirname, file) },
    ssr: { noExternal: true },
  });

// A process of its own: planning needs memory, and the bench's own process must stay small.
const [, , lists = '', folder = ''] = process.argv;
await prepare(lists, folder);
