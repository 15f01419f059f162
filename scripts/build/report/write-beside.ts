import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfPage } from '../../../src/domain/site/paths.ts';
import { addressFiles } from '../../addresses/address-lists.ts';
import { rememberAddresses } from '../../addresses/site-addresses.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { writeHostFiles } from '../../hosts/files/write-host-files.ts';
import type { LoadedPlan } from '../../plan/load-plan.ts';
import type { SiteHosting } from '../check-site.ts';
import type { SiteGroups } from '../manifest.ts';
import type { BuildOptions } from '../options.ts';
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
 * Writes what stands beside a site that is published already: files for hosts, newly published addresses, the record
 * of pages. What fails stops nothing: it is told as a problem, and a build of the same site writes it again.
 */
export async function writeBesideSite(
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

/** Takes each step and tells those that failed, each by its file or folder. */
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

/** The text of `build-report.json`: the report, and each page with its verdict, for other programs to read. */
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
