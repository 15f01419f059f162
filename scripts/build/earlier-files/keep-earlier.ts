import { faultOf } from '../../cli/problems/input-error.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { Stage } from '../render/stage.ts';
import type { RetainedFiles } from '../state/build-report.ts';
import { type EarlierFiles, earlierRecord, earlierText, keptFiles, withinRoom } from './earlier-files.ts';
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
  /** How many files may be added to those of this deploy. */
  readonly room: number;
}

interface KeptFiles {
  readonly report: RetainedFiles;
  readonly problems: readonly Problem[];
}

/** Has the files of earlier deploys stay published: those of the published folder, and those of the previous deploy that it is without. */
export async function keepEarlierFiles(
  stage: Stage,
  { published, known, previous, today, room }: Before,
): Promise<KeptFiles> {
  const elsewhere = new Set(previous?.files);
  const due = keptFiles({
    before: new Set([...published, ...elsewhere]),
    // The folder's own record goes before that of another place.
    known: new Map([...(previous?.known ?? []), ...known]),
    has: (file) => stage.files.has(file),
    today,
  });
  // The record of them is a file too.
  const wanted = withinRoom(due, room - 1);
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
        value: faultOf(error),
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
  const kept = new Map([...wanted].filter(([file]) => stage.files.has(file)));
  if (kept.size > 0) stage.add(earlierRecord, earlierText(kept));
  return { report: { kept: kept.size, crowdedOut: due.size - wanted.size, lost: lost.toSorted() }, problems };
}
