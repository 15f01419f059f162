import { createHash, hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../cli/files/file-list.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { PartIdentity } from '../manifest.ts';

interface Making {
  readonly input: SiteInput;
  readonly bundle: Pick<Bundle, 'id' | 'client'>;
  readonly env: SiteEnv;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

/** Gives digests of what decides every byte of a site's pages and datasets: parts with the same are of one site. */
export async function partIdentity({ input, bundle, env, day }: Making): Promise<PartIdentity> {
  return {
    day,
    inputs: inputsDigest(input),
    code: bundle.id,
    client: await folderDigest(bundle.client),
    node: process.version,
    settings: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, short(JSON.stringify(value ?? null))]),
    ),
  };
}

const short = (text: string): string => hash('sha256', text).slice(0, 20);

/** City by city: the listings of a country in one text would take gigabytes. */
function inputsDigest({ cities, ...rest }: SiteInput): string {
  const sum = createHash('sha256').update(JSON.stringify(rest));
  for (const city of cities) sum.update('\0').update(JSON.stringify(city));
  return sum.digest('hex').slice(0, 20);
}

async function folderDigest(folder: string): Promise<string> {
  const sum = createHash('sha256');
  for (const file of (await listFiles(folder)).toSorted()) {
    sum.update(`${file}\0`).update(hash('sha256', await readFile(join(folder, file))));
  }
  return sum.digest('hex').slice(0, 20);
}
