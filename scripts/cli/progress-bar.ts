import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';

/** Whether what is written there can be written over: a dumb terminal shows the codes for it instead. */
export const canRewrite = (
  isTerminal: boolean,
  { TERM }: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && TERM !== 'dumb';

/** Clears the line of a bar, if one may stand there, so that other words can be written; the bar draws itself again below them. */
export function clearBar(): void {
  if (!canRewrite(process.stderr.isTTY, process.env)) return;
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
}

/** A bar on standard error where that is a terminal that can be written over, nothing elsewhere. `unit` is what it counts: `pages`. */
export function progressBar(unit: string) {
  const bar = new SingleBar({ format: `{bar} {value}/{total} ${unit}`, clearOnComplete: true });
  return {
    update: (done: number, total: number): void => {
      if (!canRewrite(process.stderr.isTTY, process.env)) return;
      if (!bar.isActive) bar.start(total, 0);
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
