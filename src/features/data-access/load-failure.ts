/** Data of this site could not be had. */
export class LoadFailure extends Error {
  /** Whether trying again cannot help, as where there is no such file. */
  readonly final: boolean;

  constructor(message: string, final = false) {
    super(message);
    this.final = final;
  }
}
