import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';

const canRewrite = (): boolean => process.stderr.isTTY && process.env.TERM !== 'dumb';

/** Wipes the progress bar off its line in the terminal, so that other text can be printed there. */
export function clearBar(): void {
  if (!canRewrite()) return;
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
}

/** Returns functions that update and stop a progress bar on standard error: `12/90 pages`. */
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
