import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fileTree, newSite, removeSites, siteLists } from '../../tests/support/build-fixture.ts';
import { launchedCommand } from '../../tests/support/launched-command.ts';
import { writeManifest } from './manifest.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeSites);

const { 'cities.csv': cities, 'places.csv': places } = siteLists;
const colliding = 'birmingham-al,neighborhood,Open Sunday,33.5230,-86.7720,0.9\n';

describe('npm run build', () => {
  it('exits 1 with every problem of every list, and leaves the published site', async () => {
    const site = await newSite({
      'cities.csv': cities.replace('Hoover,AL', 'Hoover,XX').replace('212461', 'many'),
      'places.csv': places.replace('hospital', 'castle'),
    });
    await mkdir(site.out);
    await writeFile(join(site.out, 'index.html'), 'published');
    const empty = { kind: 'samples', listings: 0, common: '', groups: {}, files: {}, leaving: [] } as const;
    await writeManifest(site.out, { ...empty, status: 'published' });
    const before = await fileTree(site.out);
    const { code, stderr } = await launchedCommand(
      'build',
      ...['--lists', site.lists, '--out', site.out, '--work', site.work],
    );
    expect(code).toBe(1);
    expect(stderr).toContain(
      'cities.csv:2: population must be a whole number (got "many") — Write digits only',
    );
    expect(stderr).toContain('cities.csv:4: state must be the two-letter postal code');
    expect(stderr).toMatch(/places\.csv:\d+: kind must be .* \(got "castle"\)/);
    expect(stderr).toContain('the published folder is unchanged');
    expect(await fileTree(site.out)).toEqual(before);
  });
});

describe('npm run check', () => {
  it('names the line of a place if its landing page has the path of another page', async () => {
    const site = await newSite({ 'places.csv': places + colliding });
    const { code, stderr } = await launchedCommand('check', '--lists', site.lists);
    expect(code).toBe(1);
    const line = (places + colliding).split('\n').length - 1;
    expect(stderr).toContain(`places.csv:${line}: a landing page of birmingham-al must not have the path`);
    expect(stderr).toContain('(got "pharmacy-open-sunday-birmingham-al") — Rename the place "Open Sunday"');
    expect(stderr.trimEnd()).toMatch(/\n1 problem$/);
  });

  it('names the line of a featured pharmacy that is not listed', async () => {
    const site = await newSite({ 'featured.csv': 'city,pharmacy,reason\nhoover-al,nobody,Kind people\n' });
    const { code, stderr } = await launchedCommand('check', '--lists', site.lists);
    expect(code).toBe(1);
    expect(stderr).toContain('featured.csv:2: a featured pharmacy must be a listing of its city');
  });
});

/** The entity fields of docs/specification.md#entities, exactly. */
const entrySchema = z.strictObject({
  keyword: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  type: z.string().optional(),
  service: z.string().optional(),
  neighborhood: z.string().optional(),
  landmark: z.string().optional(),
  modifier: z.string().optional(),
  priority: z.number().min(0.6).max(0.9),
});

describe('npm run lists -- routes', () => {
  it('prints each landing entry with the fields of the specification, on a line of its own', async () => {
    const site = await newSite();
    const json = await launchedCommand('lists', 'routes', '--lists', site.lists);
    expect(json.code).toBe(0);
    const entries = z.array(entrySchema).parse(JSON.parse(json.stdout));
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(entries.map(({ slug }) => slug)).toContain('city-drugs-marks-ms');
    expect(json.stdout.trimEnd().split('\n')).toHaveLength(entries.length + 1);
    expect(json.stderr).toContain(`${entries.length} landing entries`);
  });
});
