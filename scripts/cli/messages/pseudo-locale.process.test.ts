import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { afterAll, expect, it, vi } from 'vitest';
import { site } from '../../../src/config/site.ts';
import { formatPhone } from '../../../src/domain/pharmacy/pharmacy.ts';
import { brandName } from '../../../src/domain/places/city.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { searchText } from '../../../src/domain/search/path-search.ts';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  siteLists,
} from '../../../tests/support/build-fixture.ts';
import { pseudoCatalogue } from '../../../tests/support/pseudo-locale.ts';
import { bundleApp } from '../../build/bundle/bundle.ts';
import { listFiles } from '../files/file-list.ts';

vi.setConfig({ testTimeout: 180_000 });
afterAll(removeSites);
afterAll(() => vi.unstubAllEnvs());

/** Fields of the datasets that hold data, not messages. */
const dataFields = new Set([
  'name',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'phone',
  'website',
  'label',
  'brand',
  'neighborhood',
  'landmark',
  'cityLabel',
  'reason',
  'county',
]);

function valuesIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && dataFields.has(field)) {
      found.add(inner);
      found.add(formatPhone(inner));
    }
    // The places around a city: a name and a point each.
    if (field === 'around' && Array.isArray(inner))
      for (const part of inner.flat()) if (typeof part === 'string') found.add(part);
    valuesIn(inner, found);
  }
}

function textsOf(page: ReturnType<typeof parseDocument>): readonly string[] {
  const hidden = new Set(['script', 'style']);
  const texts = DomUtils.filter((node) => node.type === ElementType.Text, page)
    .filter(({ parent }) => parent === null || !('name' in parent) || !hidden.has(String(parent.name)))
    .map((node) => DomUtils.textContent(node));
  const attributes = DomUtils.filter((node) => 'attribs' in node, page).flatMap((node) =>
    'attribs' in node
      ? ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) => node.attribs[name] ?? [])
      : [],
  );
  const heads = DomUtils.getElementsByTagName('meta', page)
    .filter(({ attribs }) => attribs.name === 'description' || attribs.property === 'og:image:alt')
    .flatMap(({ attribs }) => attribs.content ?? []);
  return [...texts, ...attributes, ...heads];
}

it('every text of a page comes from the catalogue or the data', async () => {
  vi.stubEnv('MESSAGES_FILE', pseudoCatalogue());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bundle = await bundleApp('.build/pseudo-bundle');
  const fixture = await newSite();
  await reportOf(buildSite(fixture, bundle));

  const data = new Set<string>([
    site.name,
    site.tagline,
    site.tagline.toLowerCase(),
    site.contactEmail,
    site.reportEmail,
    brandName,
  ]);
  for (const { name, code } of usStates) data.add(name).add(code);
  for (const text of Object.values(siteLists)) for (const cell of text.split(/[,\n]/)) data.add(cell.trim());
  const said = new Set<string>();
  for (const file of await listFiles(fixture.out)) {
    const text =
      file.endsWith('.html') || file.endsWith('.json') ? await readFile(join(fixture.out, file), 'utf8') : '';
    if (file.endsWith('.json')) valuesIn(JSON.parse(text), data);
    // Words from the address of a search.
    const searched = /^pharmacy-(.+)\.html$/.exec(file)?.[1];
    if (searched !== undefined) data.add(searchText(searched));
    if (file.endsWith('.html')) for (const each of textsOf(parseDocument(text))) said.add(each);
  }

  // A longer name may hold a shorter one.
  const known = [...data].filter((value) => /[a-z]/i.test(value)).toSorted((a, b) => b.length - a.length);
  const untranslated = [...said].filter((text) =>
    /[a-z]/i.test(known.reduce((rest, value) => rest.replaceAll(value, ''), text)),
  );
  expect(said.size).toBeGreaterThan(500);
  expect(untranslated).toEqual([]);
});
