import { SingleBar } from 'cli-progress';

interface ProgressBar {
  readonly update: (done: number, total: number) => void;
  readonly stop: () => void;
}

/** A bar on standard error where that is a terminal, nothing elsewhere. `unit` is what it counts: `pages`. */
export function progressBar(unit: string): ProgressBar {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${unit}`,
    clearOnComplete: true,
  });
  let started = false;
  return {
    update: (done, total) => {
      if (!started) bar.start(total, 0);
      started = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
