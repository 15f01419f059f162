import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { contentVersion } from '../../plan/datasets/versioned-dataset.ts';
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
  readonly files: readonly string[];
  readonly known: EarlierFiles;
  /** A file's content; undefined where it is gone, or is not what its name says. Throws when it cannot be asked for. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** Milliseconds after which a web server is given up. */
const longestWait = 30_000;

/** Reads what was deployed before from a folder, or from the site's address (`https://…`). */
export async function previousDeploy(from: string): Promise<Checked<PreviousDeploy>> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(from);
  const isWeb = /^https?:\/\//i.test(from) && URL.canParse(from);
  const problem = (value: string, rule: string): Problem => ({
    file: from,
    value,
    rule,
    remedy:
      'Name the folder or the address of the last deploy; for the first build of this kind leave --previous away.',
  });
  const missing = isAddress ? !isWeb : !existsSync(from);
  if (missing) {
    const rule = isAddress
      ? 'an address must be one of the web, such as https://example.org'
      : 'a folder must be there';
    return { ok: false, problems: [{ ...problem(from, rule), file: '--previous' }] };
  }
  const source = isWeb ? webFile(from.replace(/\/+$/, '')) : folderFile(from);
  try {
    const [deploy, earlier] = await Promise.all([source(deployRecord), source(earlierRecord)]);
    const files = deploy && parseDeploy(deploy.toString());
    if (files === undefined) {
      return { ok: false, problems: [problem(deployRecord, 'a deploy must have a record of its files')] };
    }
    const known = earlier && parseEarlier(earlier.toString());
    const read = async (file: string): Promise<Buffer | undefined> => {
      const content = await source(file);
      return content !== undefined && isWhatItsNameSays(file, content) ? content : undefined;
    };
    return {
      ok: true,
      value: { files: [...files, ...(known?.keys() ?? [])], known: known ?? new Map(), read },
    };
  } catch (error) {
    return { ok: false, problems: [problem(faultOf(error), 'the last deploy must be there to be read')] };
  }
}

type Source = (file: string) => Promise<Buffer | undefined>;

const folderFile =
  (folder: string): Source =>
  (file) =>
    readFile(join(folder, file)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
      throw error;
    });

const webFile =
  (origin: string): Source =>
  async (file) => {
    const answer = await fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(longestWait) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`${origin}/${file} answers ${answer.status}`);
    // A host may answer with a page for what is gone.
    if (answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
    return Buffer.from(await answer.arrayBuffer());
  };

/** A dataset's name has the hash of its content; that of an asset is the bundler's own. */
const isWhatItsNameSays = (file: string, content: Buffer): boolean =>
  !file.startsWith('data/') || file.endsWith(`.${contentVersion(content)}.json`);
