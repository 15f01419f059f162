import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { aFingerprint, aGroupState, aPageState } from '../../../tests/support/state-fixture.ts';
import {
  type BuildState,
  emptyState,
  formerStateFile,
  isState,
  parseState,
  readState,
  stateFile,
  stateText,
} from './build-state.ts';

const out = '/site';
const state: BuildState = {
  bundle: 'bundle',
  out,
  site: { kind: 'samples', listings: 3 },
  tiles: 'tiles',
  groups: new Map([
    [
      'city/birmingham-al',
      {
        ...aGroupState([aPageState('pharmacies/birmingham-al.html'), aPageState('x.html', ['empty'])]),
        ...{ inputs: 'b', version: 'c', lastmod: '2026-11-01' },
      },
    ],
    ['near/1', aGroupState([])],
  ]),
  others: new Map([
    ['data/a.1.json', aFingerprint({ inode: 8 })],
    ['a file of public.txt', aFingerprint({ inode: 9 })],
  ]),
};
const text = [...stateText(state)].join('');

let work = '';
beforeEach(() => {
  work = newFolder();
});

describe('the state of a build', () => {
  it('is read as it was written, with the files of its pages among all files', () => {
    const { others, ...written } = state;
    const { files, ...read } = parseState(text);
    expect(read).toMatchObject(written);
    expect([...files]).toEqual([
      ['pharmacies/birmingham-al.html', aFingerprint()],
      ['x.html', aFingerprint()],
      ...others,
    ]);
    expect(isState(text)).toBe(true);
  });

  it('has the fingerprints that files have where they are now', () => {
    const looked = [...stateText(state, (_, known) => ({ ...known, inode: 1 }))].join('');
    const inodes = [...parseState(looked).files].map(([, { inode }]) => inode);
    expect(inodes).toEqual([1, 1, 1, 1]);
  });

  it('is none where it was cut short, wherever that was', () => {
    for (let length = 0; length < text.length; length += 1) {
      expect(() => parseState(text.slice(0, length))).toThrow();
    }
  });

  it('is that of its folder alone', async () => {
    writeFileSync(join(work, stateFile), text);
    expect((await readState(work, out)).groups.size).toBe(2);
    expect(await readState(work, '/another')).toEqual(emptyState('/another'));
  });

  it.each(['', 'x', '{"format":5,"out":"/site","groups":{},"files":""}'])(
    'is empty where its file holds "%s"',
    async (content) => {
      writeFileSync(join(work, stateFile), content);
      expect(await readState(work, out)).toEqual(emptyState(out));
    },
  );

  it('still tells the files of a build that left the oldest kind', async () => {
    const former = { format: 2, out, files: { 'robots.txt': { digest: 'a', bytes: 1 } } };
    writeFileSync(join(work, formerStateFile), JSON.stringify(former));
    const record = { report: { sample: true }, pages: [{ path: '/about', bytes: 5 }] };
    writeFileSync(join(work, 'build-report.json'), JSON.stringify(record));
    const { files, site } = await readState(work, out);
    expect([...files.names()]).toEqual(['about.html', 'robots.txt']);
    expect(site?.kind).toBe('samples');
  });
});
