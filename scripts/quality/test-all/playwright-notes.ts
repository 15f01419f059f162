import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { noteFailure } from './test-notes.ts';

/** Playwright’s reporter that notes each failure for the last lines of `npm test`. */
export default class PlaywrightNotes implements Reporter {
  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (test.ok()) return;
    const title = test.titlePath().filter((part) => part !== '');
    noteFailure(title.join(' › '), error?.message);
  }

  onError({ message }: TestError): void {
    noteFailure('outside of any test', message);
  }
}
