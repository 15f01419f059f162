import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optimizingFlags, v8Flags } from './v8-flags.mjs';

/** Flags that stand in other files: given to V8 while it runs, or to Node by a command of package.json. */
function otherFlags(): readonly string[] {
  const files = readdirSync('scripts', { recursive: true, encoding: 'utf8' });
  const given = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join('scripts', file), 'utf8').matchAll(/setFlagsFromString\('(--[^']+)'\)/g),
    ]);
  const ofCommands = readFileSync('package.json', 'utf8').matchAll(/"node (--\S+) /g);
  return [...given, ...ofCommands].map(([, flag = '']) => flag);
}

describe('the flags of V8', () => {
  it('are known to the Node that runs this', () => {
    const { node } = process.versions;
    const stages = (['few', 'many', 'none'] as const).flatMap((stage) => optimizingFlags(node, stage));
    const flags = [...v8Flags(node), ...stages, ...otherFlags()];
    expect(flags.length).toBeGreaterThan(6);
    expect(() => execFileSync(process.execPath, [...flags, '--eval', ''], { stdio: 'pipe' })).not.toThrow();
  });

  it('say when V8 is to optimize, but not since Node 22, where it knows better', () => {
    expect(v8Flags('20.19.0')).toContain('--interrupt-budget=600000');
    for (const version of ['22.12.0', '24.0.0', '26.1.0']) {
      expect(v8Flags(version).join()).not.toMatch(/budget|invocation-count/);
      expect(optimizingFlags(version, 'none')).toEqual([]);
    }
  });

  it('are those of a short command in the processes of tests too', () => {
    expect(process.execArgv).toEqual(
      expect.arrayContaining([...optimizingFlags(process.versions.node, 'few')]),
    );
  });

  it('say what V8 itself says where many pages are left', () => {
    const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    for (const flag of optimizingFlags(process.versions.node, 'many'))
      expect(options).toContain(`default: ${flag}\n`);
  });
});
