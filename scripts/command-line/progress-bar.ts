import { SingleBar } from 'cli-progress';

/** A bar on standard error where that is a terminal, nothing elsewhere. `unit` is what it counts: `pages`. */
export function progressBar(unit: string) {
  const bar = new SingleBar({ format: `{bar} {value}/{total} ${unit}`, clearOnComplete: true });
  return {
    update: (done: number, total: number): void => {
      if (!process.stderr.isTTY) return;
      if (!bar.isActive) bar.start(total, 0);
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
