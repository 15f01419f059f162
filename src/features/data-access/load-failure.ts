interface Circumstances {
  /** Whether trying again cannot help. */
  readonly final?: boolean;
  readonly cause?: unknown;
}

/** Data of this site could not be had. */
export class LoadFailure extends Error {
  override readonly name: string = 'LoadFailure';
  readonly final: boolean;

  constructor(message: string, { final = false, cause }: Circumstances = {}) {
    super(message, { cause });
    this.final = final;
  }
}

/** What imports failed with: browsers tell it in words of their own, so the bundler's event marks it. */
const codeFailures = new WeakSet<Error>();

/** Notes each import of a page's code that fails, from now on. */
export function followCodeFailures(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', ({ payload }) => codeFailures.add(payload));
}

/** Whether an error says that code or data could not be had, and not that the code is wrong. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && (error instanceof LoadFailure || codeFailures.has(error));

/** Whether trying again at once cannot help: what was asked for is not there, or there is no connection. */
export const isFinal = (error: Error, online: boolean): boolean =>
  !online || codeFailures.has(error) || (error instanceof LoadFailure && error.final);
