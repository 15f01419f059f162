import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageRef } from '../../../src/domain/site/page-ref.ts';
import { pageIds } from '../../../src/domain/site/paths.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { aFingerprint } from '../../../tests/support/state-fixture.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { StagedPages } from './staged-pages.ts';

const pages = pageIds.map((page) => pageRef({ kind: 'fixed', page }, 0.5));
const reasons = ['earned'] as const;
const fileOf = (page: string): string => `${page}.html`;

it('each page is written as it is, however many wait for others to be rendered', () => {
  const staging = newFolder();
  const staged = new StagedPages(staging);
  // Together they are more than wait at once, and the longest is more by itself.
  const htmlOf = (index: number): string => `<p>${index} – ${'é'.repeat(40_000 * index * index)}</p>`;
  for (const [index, page] of pages.entries()) {
    const html = htmlOf(index);
    staged.add({ page, reasons, published: undefined }, [html.slice(0, 7), html.slice(7)]);
  }
  const { made, written } = staged.finish();
  expect(written).toBe(pages.length);
  expect(made.map(({ file }) => file)).toEqual(pageIds.map(fileOf));
  for (const [index, { file, fingerprint }] of made.entries()) {
    const html = readFileSync(join(staging, file), 'utf8');
    expect(html === htmlOf(index)).toBe(true);
    expect(fingerprint).toMatchObject({ bytes: Buffer.byteLength(html), digest: digestOf(html) });
  }
});

it('a page that is as it is published is not written, and keeps what shows of it there', () => {
  const staging = newFolder();
  const staged = new StagedPages(staging);
  const known = pages.map((_, index) =>
    aFingerprint({ inode: index, digest: index === 1 ? 'another' : digestOf('<p>the same</p>') }),
  );
  for (const [index, page] of pages.entries())
    staged.add({ page, reasons, published: known[index] }, ['<p>the same</p>']);
  const { made, written } = staged.finish();
  expect(written).toBe(1);
  expect(made.map(({ fingerprint }) => fingerprint).filter((each) => known.includes(each))).toHaveLength(
    pages.length - 1,
  );
  expect(pageIds.filter((page) => existsSync(join(staging, fileOf(page))))).toEqual([pageIds[1]]);
});
