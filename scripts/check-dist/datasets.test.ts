import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { contentVersion } from '../plan/page-group.ts';
import { checkDatasets } from './datasets.ts';

const text = '{"kind":"place"}';
const version = contentVersion(text);
const dataset = `data/places/a.${version}.json`;
const head = `<meta name="dataset" content="/${dataset} place"/>`;
const manifest = (named = version) => JSON.stringify({ app: '', datasets: { '/data/places/a': named } });
const site = {
  'a.html': pageHtml('/a', { head }),
  [dataset]: text,
  'manifests/al.json': manifest(),
};

describe('the check of datasets', () => {
  it('accepts a page made from the version that its manifest names', async () => {
    expect(await findingsOf(checkDatasets, site)).toEqual([]);
  });

  it('finds a page made from another version', async () => {
    const newer = contentVersion('{}');
    const changes = { [`data/places/a.${newer}.json`]: '{}', 'manifests/al.json': manifest(newer) };
    expect(await findingsOf(checkDatasets, { ...site, ...changes })).toEqual([
      `a.html was made from /${dataset}, which no manifest names`,
    ]);
  });

  it('finds a file with content of another version than its name', async () => {
    expect(await findingsOf(checkDatasets, { ...site, [dataset]: '{}' })).toEqual([
      `${dataset} has the content of version ${contentVersion('{}')}`,
    ]);
  });

  it('finds a page and a manifest that name a missing dataset', async () => {
    expect(await findingsOf(checkDatasets, { ...site, [dataset]: null })).toEqual([
      `a.html names the dataset /${dataset}, which is not there`,
      `manifests/al.json names the dataset /${dataset}, which is not there`,
    ]);
  });

  it.each(['{"datas', '{}'])('finds that %s is no manifest', async (broken) => {
    const findings = await findingsOf(checkDatasets, { ...site, 'manifests/al.json': broken });
    expect(findings).toContain('manifests/al.json is no manifest');
  });
});
