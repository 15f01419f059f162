import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';

const canRewrite = (): boolean => process.stderr.isTTY && process.env.TERM !== 'dumb';

/** Clears the line of a progress bar for other output. */
export function clearBar(): void {
  if (!canRewrite()) return;
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
}

/** Makes a progress bar on standard error: `12/90 pages` for the unit `pages`. */
export function progressBar(unit: string) {
  const bar = new SingleBar({ format: `{bar} {value}/{total} ${unit}`, clearOnComplete: true });
  return {
    update: (done: number, total: number): void => {
      if (!bar.isActive && canRewrite()) bar.start(total, done);
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
