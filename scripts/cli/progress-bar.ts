import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';

/** Whether standard error can be written over: a dumb terminal shows the codes for it instead. */
const canRewrite = (): boolean => process.stderr.isTTY && process.env.TERM !== 'dumb';

/** Clears the line of a bar, if one may stand there, for other words; the bar draws itself again below them. */
export function clearBar(): void {
  if (!canRewrite()) return;
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
}

/** Draws a bar on standard error where it can be written over. `unit` is what it counts: `pages`. */
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
