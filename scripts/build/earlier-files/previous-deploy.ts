import { existsSync } from 'node:fs';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type Checked, refused } from '../../cli/problems/problem.ts';
import { contentVersion } from '../../plan/datasets/versioned-dataset.ts';
import { readPublished } from '../publish/read-published.ts';
import {
  deployRecord,
  type EarlierFiles,
  earlierRecord,
  parseDeploy,
  parseEarlier,
} from './earlier-files.ts';

/** What was deployed before, in a folder or on the web. */
export interface PreviousDeploy {
  /** Its files with a hash in their names, and those it kept of earlier ones. */
  readonly files: ReadonlySet<string>;
  readonly known: EarlierFiles;
  /** A file's content; undefined where it is gone, or is not what its name says. Throws when it cannot be asked for. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** Milliseconds after which a web server is given up. */
const longestWait = 30_000;

const remedy =
  'Name the folder or the address of the last deploy; for the first build of this kind leave --previous away.';

/** Reads what was deployed before from a folder, or from the site's address (`https://…`). */
export async function previousDeploy(from: string): Promise<Checked<PreviousDeploy>> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(from);
  const isThere = isAddress ? /^https?:/i.test(from) && URL.canParse(from) : existsSync(from);
  if (!isThere) {
    const rule = isAddress
      ? 'an address must be one of the web, such as https://example.org'
      : 'a folder must be there';
    return refused('--previous', { value: from, rule, remedy });
  }
  const read = async (file: string): Promise<Buffer | undefined> => {
    const content = isAddress
      ? await fetched(`${from.replace(/\/+$/, '')}/${file}`)
      : readPublished(from, file);
    return content !== undefined && isWhatItsNameSays(file, content) ? content : undefined;
  };
  try {
    const [deploy, earlier] = await Promise.all([read(deployRecord), read(earlierRecord)]);
    const files = parseDeploy(deploy);
    const known = parseEarlier(earlier) ?? new Map();
    if (files !== undefined)
      return { ok: true, value: { files: new Set([...files, ...known.keys()]), known, read } };
    return refused(from, { value: deployRecord, rule: 'a deploy must have a record of its files', remedy });
  } catch (error) {
    const rule = 'the last deploy must be there to be read';
    return refused(from, { value: faultOf(error), rule, remedy });
  }
}

/** The content at an address; undefined where it is gone. */
async function fetched(address: string): Promise<Buffer | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // A host may answer with a page for what is gone.
  if (answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  return Buffer.from(await answer.arrayBuffer());
}

/** A dataset's name has the hash of its content; that of an asset is the bundler's own. */
const isWhatItsNameSays = (file: string, content: Buffer): boolean =>
  !file.startsWith('data/') || file.endsWith(`.${contentVersion(content)}.json`);
