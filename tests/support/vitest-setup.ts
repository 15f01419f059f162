import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

// A test that calls console.error or console.warn fails. One that provokes such a call puts its own spy in
// front: `vi.spyOn(console, 'error').mockImplementation(…)`.
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    complaints.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(() => {
  expect(complaints.splice(0), 'the console complained and the test did not expect it').toEqual([]);
});
