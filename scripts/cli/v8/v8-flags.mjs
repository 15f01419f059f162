// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { setFlagsFromString } from 'node:v8';

/**
 * When V8 compiles a function with all optimizations (docs/decisions/0145-optimized-in-time.md). A command of seconds (`few`), which never earns more back, does so once the function has run
 * nine times as long as V8 itself would have it. Where many pages are rendered (`many`) it is as V8 itself has it, and near a build's end (`none`) never. The
 * lengths are bytes of code: those that have run, and those of a short function, for which one tick is enough.
 */
const untilNode22 = {
  few: ['--interrupt-budget=600000', '--ticks-before-optimization=3', '--max-bytecode-size-for-early-opt=81'],
  many: ['--interrupt-budget=67584', '--ticks-before-optimization=3', '--max-bytecode-size-for-early-opt=81'],
  none: [
    '--interrupt-budget=67584',
    '--ticks-before-optimization=1000000',
    '--max-bytecode-size-for-early-opt=0',
  ],
};

/**
 * What V8 is told of when to optimize. From Node 22 on nothing: it counts calls, has a compiler between, and is slower by a twentieth to a tenth in Node 24 where it is told so much as its
 * own count (docs/decisions/0145-optimized-in-time.md). It may be told so while other threads compile: the compiler itself asks for none of it, and fails where what it asks for changes.
 */
export const optimizingFlags = (version, stage) =>
  Number.parseInt(version, 10) < 22 ? untilNode22[stage] : [];

/** Has V8 optimize so from now on, in this process and all its threads. */
export function setOptimizing(stage) {
  for (const flag of optimizingFlags(process.versions.node, stage)) setFlagsFromString(flag);
}

/**
 * V8's flags for a command of seconds, for a version of Node (docs/decisions/0134-pages-as-lines.md). V8 may drop a flag in any version, and only says so
 * on stderr: v8-flags.test.ts holds that the Node it runs on knows all of these.
 */
export function v8Flags(version) {
  return [
    ...optimizingFlags(version, 'few'),
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
