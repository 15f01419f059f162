import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfPage } from '../../../src/domain/site/paths.ts';
import { addressFiles } from '../../addresses/address-lists.ts';
import { rememberAddresses } from '../../addresses/site-addresses.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { writeHostFiles } from '../../hosts/files/write-host-files.ts';
import type { LoadedPlan } from '../../plan/load-plan.ts';
import type { BuildOptions, SiteHosting } from '../check-site.ts';
import type { SiteGroups } from '../manifest.ts';
import type { OwnFolders } from '../publish/check-folders.ts';
import { isIndexed, lastChanges } from '../site-files/sitemaps.ts';
import type { BuildReport } from './report.ts';

interface PublishedSite {
  readonly report: BuildReport;
  readonly hosting: SiteHosting;
  readonly loaded: LoadedPlan;
  readonly groups: SiteGroups;
}

/**
 * Writes the hosts' files, the build's report and, with `remember`, the published addresses, outside `out`.
 * Returns a problem for each that fails. Writes nothing for a shard.
 */
export async function writeHostFilesAndRecords(
  options: BuildOptions & OwnFolders,
  site: PublishedSite,
): Promise<readonly Problem[]> {
  const { work, out, lists, remember, env, shard } = options;
  const { addresses, hostSite } = site.hosting;
  if (shard !== undefined) return [];
  const hosts = join(work, 'hosts');
  const record = join(work, 'build-report.json');
  return writeEach([
    [hosts, () => writeHostFiles(hosts, out, hostSite)],
    [join(lists, addressFiles.published), () => remember === true && rememberAddresses(options, addresses)],
    [record, () => writeFileSync(record, pageRecord(env.siteOrigin, site))],
  ]);
}

/** Runs every step, even after a failure, and returns a problem for each failed step. */
export async function writeEach(
  steps: readonly (readonly [file: string, write: () => unknown])[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const [file, write] of steps) {
    try {
      await write();
    } catch (error) {
      problems.push({
        file,
        value: faultOf(error),
        rule: 'this must be written with the site, which is published without it',
        remedy: 'Make it writable, and run the same build again.',
      });
    }
  }
  return problems;
}

function pageRecord(origin: string, { report, loaded, groups }: PublishedSite): string {
  const lastChange = lastChanges(loaded.input);
  const pages = loaded.plan.groups.flatMap((group) => {
    const published = groups.get(group.id);
    const content = published?.datasets[0]?.version;
    const lastmod = lastChange(group);
    return (published?.pages ?? []).map((page) => ({
      path: pathOfPage(page.file),
      index: isIndexed(page),
      ...{ reasons: page.reasons, content, lastmod, bytes: page.bytes },
    }));
  });
  return JSON.stringify({ format: 1, origin, report, pages });
}
