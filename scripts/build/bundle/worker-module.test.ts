import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workerModule } from './worker-module.ts';

it('what is published as the worker is there, and another one where it is withdrawn', () => {
  const modules = [workerModule('on'), workerModule('withdrawn')];
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  expect(new Set(modules).size).toBe(2);
});
