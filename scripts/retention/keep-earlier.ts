import type { Problem } from '../problems/problem.ts';
import type { Stage } from '../render/stage.ts';
import { type EarlierFiles, earlierRecord, earlierText, keptFiles } from './earlier-files.ts';
import type { PreviousDeploy } from './previous-deploy.ts';

/** How many files are fetched at once. */
const atOnce = 8;

interface Before {
  /** Files of the published folder. */
  readonly published: Iterable<string>;
  /** What the published folder's record says of earlier files. */
  readonly known: EarlierFiles;
  readonly previous?: PreviousDeploy | undefined;
  readonly today: string;
}

/** What became of files of earlier deploys. */
export interface KeptFiles {
  /** How many stay. */
  readonly kept: number;
  /** Names of those that should stay and are gone or damaged. */
  readonly lost: readonly string[];
  readonly problems: readonly Problem[];
}

/** Has the files of earlier deploys stay published: those of the published folder, and those of the previous deploy that it is without. */
export async function keepEarlierFiles(
  stage: Stage,
  { published, known, previous, today }: Before,
): Promise<KeptFiles> {
  const elsewhere = new Set(previous?.files);
  const wanted = keptFiles({
    before: new Set([...published, ...elsewhere]),
    known: new Map([...known, ...(previous?.known ?? [])]),
    has: (file) => stage.files[file] !== undefined,
    today,
  });
  const lost: string[] = [];
  const problems: Problem[] = [];
  const fetchInto = async (file: string, from: PreviousDeploy): Promise<void> => {
    try {
      const content = await from.read(file);
      if (content === undefined) lost.push(file);
      else stage.add(file, content);
    } catch (error) {
      problems.push({
        file,
        value: error instanceof Error ? error.message : String(error),
        rule: 'a file of the last deploy must be there to be read',
        remedy: 'Try again; without --previous, pages that are open now lose their files.',
      });
    }
  };
  const missing: string[] = [];
  for (const file of wanted.keys()) {
    if (stage.leave(file)) continue;
    if (elsewhere.has(file)) missing.push(file);
    else lost.push(file);
  }
  if (previous !== undefined) {
    for (let start = 0; start < missing.length; start += atOnce) {
      await Promise.all(missing.slice(start, start + atOnce).map((file) => fetchInto(file, previous)));
    }
  }
  const kept = new Map([...wanted].filter(([file]) => stage.files[file] !== undefined));
  if (kept.size > 0) stage.add(earlierRecord, earlierText(kept));
  return { kept: kept.size, lost: lost.toSorted(), problems };
}
