import { describe, expect, it } from 'vitest';
import { fileOf, importInto, register } from '../../tests/support/import-fixture.ts';
import { newFolder } from '../../tests/support/new-folder.ts';
import { chainStore, registerRows } from '../../tests/support/source-files-fixture.ts';
import { replacedLines } from './import-report.ts';

const spider = (refs: readonly number[]): Promise<string> =>
  fileOf(
    'chain.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      features: refs.map((ref) => ({ type: 'Feature', properties: chainStore(ref) })),
    }),
  );

const linesAfter = async (folder: string, refs: readonly number[], date: string) => {
  const { report } = await importInto(folder, [await spider(refs)], [], { date });
  return replacedLines(report.replaced);
};

describe('what a change made of the sources of a store', () => {
  it('is reported if rows went or came, as for a file cut between lines', async () => {
    const folder = newFolder();
    expect(await linesAfter(folder, [1, 2, 3, 4, 5, 6], '2026-09-01')).toEqual([]);
    expect(await linesAfter(folder, [1, 2, 3, 4, 5, 9], '2026-09-01')).toEqual([
      'Replaced',
      '  alltheplaces: of 6 records 1 gone, 1 new',
    ]);
  });

  it('is nothing if the same file is imported again', async () => {
    const folder = newFolder();
    await linesAfter(folder, [1, 2], '2026-09-01');
    expect(await linesAfter(folder, [1, 2], '2026-09-01')).toEqual([]);
  });

  it('is reported if an older file came after a newer one', async () => {
    const folder = newFolder();
    await linesAfter(folder, [1, 2], '2026-09-01');
    expect(await linesAfter(folder, [1, 2], '2019-01-01')).toEqual([
      'Replaced',
      '  alltheplaces: of 2 records 0 gone, 0 new; its newest word is of 2019-01-01, the store held one of 2026-09-01: if that is not meant, bring the newer files again',
    ]);
  });

  it('says nothing of other sources', async () => {
    const folder = newFolder();
    await importInto(folder, [await register(registerRows(3))]);
    expect(await linesAfter(folder, [1, 2], '2026-09-01')).toEqual([]);
  });
});
