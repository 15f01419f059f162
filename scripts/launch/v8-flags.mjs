// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { setFlagsFromString } from 'node:v8';

/**
 * V8's flags for a command of seconds, for a version of Node (docs/decisions/0134-pages-as-lines.md). V8 may drop a flag in any version, and only says so
 * on stderr: v8-flags.test.ts holds that the Node it runs on knows all of these.
 */
export function v8Flags(version) {
  const major = Number.parseInt(version, 10);
  return [
    // Three times V8's own in Node 20 (67,584): compiled with all optimizations is only what runs long. From Node 22 on V8 counts calls, and has a compiler between.
    ...(major < 22 ? ['--interrupt-budget=200000'] : []),
    // Half and a third of V8's own: what is copied into each caller is compiled with each.
    '--max-inlined-bytecode-size=250',
    '--max-inlined-bytecode-size-cumulative=300',
    // Compiled in place of a call, `map` and its kin make lists of another kind than their calls do, and code that was compiled for those is thrown away.
    '--no-turbo-inline-array-builtins',
    // What package.json gives the main thread of a build is not for its rendering threads (docs/decisions/0131-one-city-edit.md).
    '--initial-old-space-size=0',
  ];
}

/** Sets them for this process and the threads that it will start. */
export function setV8Flags() {
  for (const flag of v8Flags(process.versions.node)) setFlagsFromString(flag);
}
