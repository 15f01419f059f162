import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

// A warning nobody reads is a defect nobody sees: a test that calls console.error or console.warn fails, unless it
// puts its own spy in front (`vi.spyOn(console, 'error').mockImplementation(…)`), on which it can then assert.
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    complaints.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(() => {
  expect(complaints.splice(0), 'the console complained and the test did not expect it').toEqual([]);
});
