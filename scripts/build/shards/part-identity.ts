import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
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
  const settings = Object.entries(env).map(([name, value]) => [
    name,
    digestOf(JSON.stringify(value ?? null)),
  ]);
  const client = (await listFiles(bundle.client))
    .toSorted()
    .map((file) => [file, digestOf(readFileSync(join(bundle.client, file)))]);
  return {
    day,
    inputs: inputsDigest(input),
    code: bundle.id,
    client: digestOf(JSON.stringify(client)),
    node: process.version,
    settings: Object.fromEntries(settings),
  };
}

/** City by city: the listings of a country in one text would take gigabytes. */
function inputsDigest({ cities, ...rest }: SiteInput): string {
  const sum = createHash('sha256').update(JSON.stringify(rest));
  for (const city of cities) sum.update('\0').update(JSON.stringify(city));
  return sum.digest('hex').slice(0, 20);
}
