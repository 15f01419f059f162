import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { noteFailure } from './test-notes.ts';

const messages = (errors: readonly SerializedError[] | undefined): string =>
  (errors ?? []).map(({ message, cause }) => [message, cause?.message ?? ''].join('\n')).join('\n');

/** Vitest’s reporter that notes each failure for the last lines of `npm test`: tests, hooks, files, and what no test is to blame for. */
export default class VitestNotes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const file = module.relativeModuleId;
      if (module.errors().length > 0) noteFailure(file, messages(module.errors()));
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) noteFailure(`${file} › ${suite.fullName}`, messages(suite.errors()));
      }
      for (const test of module.children.allTests('failed')) {
        noteFailure(`${file} › ${test.fullName}`, messages(test.result().errors));
      }
    }
    if (unhandled.length > 0) noteFailure('outside of any test', messages(unhandled));
  }
}
