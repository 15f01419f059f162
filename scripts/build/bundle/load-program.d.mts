/** What a program gets of ES modules. */
export interface ProgramHost {
  /** `import.meta.resolve`. */
  readonly resolve: (name: string) => string;
  /** `import()`. */
  readonly importModule: (name: string) => Promise<unknown>;
}

/** A program that has run. */
export interface LoadedProgram<Exports> {
  readonly exports: Exports;
  /** Keeps beside each of its files what V8 has compiled of it so far, for the next start; nothing where it was kept of some runs already. Never throws. */
  readonly keepCode: () => void;
}

/** Runs a program of an absolute path. Throws what it throws, and where a file of it cannot be read. */
export function loadProgram<Exports>(file: string, host?: ProgramHost): LoadedProgram<Exports>;
