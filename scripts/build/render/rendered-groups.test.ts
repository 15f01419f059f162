import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homePath, pagePath, presetPath } from '../../../src/domain/site/paths.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { aGroupState, aPageState } from '../../../tests/support/state-fixture.ts';
import { TextFile } from '../../cli/files/text-file.ts';
import type { RenderedGroup } from './render-group.ts';
import { RenderedGroups } from './rendered-groups.ts';

const noPages = aGroupState([]);

/** What a thread answers for a group of one page. */
function answerOf(file: string, more: Partial<RenderedGroup> = {}): RenderedGroup {
  const { pages, tally } = aGroupState([aPageState(file)]);
  return { pages, tally, written: 1, failures: [], ...more };
}

const ids = (...names: readonly string[]) => names.map((id) => ({ id }));
const noTiles = { placeOf: () => undefined };

describe('the groups of a site', () => {
  it('come in the order of the plan, whatever order they were made in, and the tiles after them', () => {
    const results = new RenderedGroups();
    results.add('tile/2', noPages);
    results.send('city/b', { hash: 'b' }, 1);
    results.add('city/c', noPages);
    results.send('city/a', { hash: 'a' }, 1);
    results.take('city/b', answerOf('b.html'));
    results.take('city/a', answerOf('a.html'));
    const tile = { path: homePath, manifest: homePath };
    const tiles = { placeOf: (id: string) => (id.startsWith('tile/') ? tile : undefined) };
    const groups = results.inOrder({ pageGroups: ids('city/a', 'city/b', 'city/c', 'city/refused'), tiles });
    expect([...groups.keys()]).toEqual(['city/a', 'city/b', 'city/c', 'tile/2']);
    expect(groups.get('city/b')).toMatchObject({ hash: 'b', pages: answerOf('b.html').pages });
  });

  it('are what the last of two renderings says, where one was sent twice', () => {
    const results = new RenderedGroups();
    results.send('city/a', { hash: 'a' }, 1);
    results.take('city/a', answerOf('before.html'));
    results.take('city/a', answerOf('after.html'));
    const groups = results.inOrder({ pageGroups: ids('city/a'), tiles: noTiles });
    expect(groups.get('city/a')?.pages).toBe(answerOf('after.html').pages);
    expect([...results.renewed]).toEqual(['city/a']);
    expect(results.written).toBe(1);
  });

  it('are the same where lines of pages wait in a file', () => {
    const results = new RenderedGroups(new TextFile(join(newFolder(), 'lines')));
    results.send('city/a', { hash: 'a' }, 1);
    results.send('city/b', { hash: 'b' }, 1);
    results.take('city/b', answerOf('b.html'));
    results.take('city/a', answerOf('before.html'));
    results.take('city/a', answerOf('a.html'));
    const groups = results.inOrder({ pageGroups: ids('city/a', 'city/b'), tiles: noTiles });
    expect([...groups]).toEqual([
      ['city/a', { ...aGroupState([aPageState('a.html')]), hash: 'a' }],
      ['city/b', { ...aGroupState([aPageState('b.html')]), hash: 'b' }],
    ]);
  });

  it('tell how many pages are done, and how many of them threads rendered', () => {
    const results = new RenderedGroups();
    results.add('city/kept', noPages, 80);
    results.send('city/a', { hash: 'a' }, 81);
    expect(results.done).toBe(80);
    results.take('city/a', answerOf('a.html'));
    expect(results.done).toBe(161);
    expect(results.rendered).toBe(1);
  });

  it('tell of failed pages by path, whichever thread was first', () => {
    const results = new RenderedGroups();
    const failing = (...paths: readonly RenderedGroup['failures'][number]['path'][]) =>
      answerOf('a.html', { failures: paths.map((path) => ({ path, message: 'no' })) });
    results.send('a', { hash: 'a' }, 1);
    results.send('b', { hash: 'b' }, 1);
    results.take('b', failing(pagePath('terms'), presetPath('24-hour-pharmacy-near-me')));
    results.take('a', failing(pagePath('about')));
    expect(results.failures.map(({ path }) => path)).toEqual([
      '/24-hour-pharmacy-near-me',
      '/about',
      '/terms',
    ]);
  });

  it('are refused where nobody sent them', () => {
    expect(() => new RenderedGroups().take('city/a', answerOf('a.html'))).toThrow('city/a');
  });
});
