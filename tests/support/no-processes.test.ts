import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

test('a test among the rules cannot start a process', () => {
  expect(() => spawn(process.execPath, ['--version'])).toThrow('name its file *.process.test.ts');
});
