import type { ProcessorTime } from './run-process.ts';

/** How long something took, and the processor time of all its threads and processes, in milliseconds. */
export interface Measured extends ProcessorTime {
  readonly milliseconds: number;
}

/** One thing that is measured several times. */
export class Series<Result extends Measured> {
  readonly #take: (round: number) => Promise<Result>;
  readonly #results: Result[] = [];

  /** `take` measures it once; it is told the number of the round, from 0. */
  constructor(take: (round: number) => Promise<Result>) {
    this.#take = take;
  }

  /** Measures it once more. */
  async measure(): Promise<void> {
    this.#results.push(await this.#take(this.#results.length));
  }

  /** The results by their times on the clock, the shortest first. */
  get results(): readonly Result[] {
    return sortedBy(this.#results, ({ milliseconds }) => milliseconds);
  }

  /**
   * The median of what this took by the clock in each round to what the other took in the same round: a machine that grows faster or slower meanwhile does so
   * for both. Throws where a round was measured for one of them alone.
   */
  wallTo(other: Series<Measured>): number {
    if (this.#results.length !== other.#results.length) throw new Error('Not measured by turns');
    const ratios = this.#results.map(
      ({ milliseconds }, round) => milliseconds / (other.#results[round]?.milliseconds ?? Number.NaN),
    );
    return middle(ratios.toSorted((a, b) => a - b));
  }

  /** The result of the median time by the clock, with the medians of the processor times. Throws where nothing was measured. */
  get median(): Result {
    const [wall, user, system] = [
      middle(this.results),
      middle(sortedBy(this.#results, (result) => result.user)),
      middle(sortedBy(this.#results, (result) => result.system)),
    ];
    return { ...wall, user: user.user, system: system.system };
  }
}

/** How often each is measured: a machine's speed may change by a tenth from one minute to the next. */
const rounds = 5;

/** Measures several things by turns, so that whatever else the machine does falls on all of them alike. */
export async function byTurns(...all: readonly Pick<Series<Measured>, 'measure'>[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) for (const each of all) await each.measure();
}

const sortedBy = <Result>(results: readonly Result[], pick: (result: Result) => number): readonly Result[] =>
  results.toSorted((a, b) => pick(a) - pick(b));

function middle<Result>(sorted: readonly Result[]): Result {
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}
