import { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';

// Keeps `npm run quick` quick: a test that starts a process belongs into a file named *.process.test.ts.
const original = Object.getOwnPropertyDescriptor(ChildProcess.prototype, 'spawn') ?? {};

beforeAll(() => {
  Object.defineProperty(ChildProcess.prototype, 'spawn', {
    configurable: true,
    value: () => {
      throw new Error('This test starts a process: name its file *.process.test.ts.');
    },
  });
});
afterAll(() => {
  Object.defineProperty(ChildProcess.prototype, 'spawn', original);
});
