import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { PublishedFolder } from '../publish/published-folder.ts';
import type { Stage } from '../stage.ts';
import { earlierFilesIn, earlierRecord, earlierText, keptFiles, withinRoom } from './earlier-files.ts';
import type { PreviousDeploy } from './previous-deploy.ts';

/** Files of earlier deploys that stay for pages which were loaded before. */
export interface RetainedFiles {
  readonly kept: number;
  /** How many should stay, and have no room at the host. */
  readonly crowdedOut: number;
  /** Names of those that should stay, and are gone or damaged. */
  readonly lost: readonly string[];
}

/** How many files are fetched at once. */
const atOnce = 8;

interface Before {
  readonly out: string;
  readonly folder: Pick<PublishedFolder, 'files' | 'isIntact'>;
  readonly previous: PreviousDeploy | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** How many files may be added to those of this deploy. */
  readonly room: number;
}

/** Keeps the files of earlier deploys published: those of the published folder, and those of the previous deploy. */
export async function keepEarlierFiles(
  stage: Stage,
  { out, folder, previous, today, room }: Before,
): Promise<{ readonly report: RetainedFiles; readonly problems: readonly Problem[] }> {
  const due = keptFiles({
    before: [...folder.files.keys(), ...(previous?.files ?? [])],
    // The folder's own record goes before that of another place.
    known: new Map([...(previous?.known ?? []), ...earlierFilesIn(out)]),
    has: (file) => stage.files.has(file),
    today,
  });
  // The record of them is a file too.
  const wanted = withinRoom(due, room - 1);
  const lost: string[] = [];
  const problems: Problem[] = [];
  const missing = [...wanted.keys()].filter((file) => !(folder.isIntact(file) && stage.keep(file)));
  const take = async (file: string): Promise<void> => {
    try {
      const content = previous?.files.has(file) ? await previous.read(file) : undefined;
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
  for (let start = 0; start < missing.length; start += atOnce)
    await Promise.all(missing.slice(start, start + atOnce).map(take));
  const kept = new Map([...wanted].filter(([file]) => stage.files.has(file)));
  if (kept.size > 0) stage.add(earlierRecord, earlierText(kept));
  return { report: { kept: kept.size, crowdedOut: due.size - wanted.size, lost: lost.toSorted() }, problems };
}
