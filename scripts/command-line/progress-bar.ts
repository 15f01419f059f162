import { SingleBar } from 'cli-progress';

/** Whether what is written there can be written over: a dumb terminal shows the codes for it instead. */
export const canRewrite = (
  isTerminal: boolean,
  { TERM }: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && TERM !== 'dumb';

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
