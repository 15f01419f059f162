// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { setFlagsFromString } from 'node:v8';

/**
 * When V8 compiles a function with all optimizations (docs/decisions/0145-optimized-in-time.md): once it has run three times as long as V8 itself would have it, in a command of seconds, which never earns
 * more back; as V8 itself has it where many pages are rendered; and not at all near a build's end. The lengths are bytes of code, those that have run and those of a short function, for which one tick is enough.
 */
const untilNode22 = {
  few: ['--interrupt-budget=200000', '--ticks-before-optimization=3', '--max-bytecode-size-for-early-opt=81'],
  many: ['--interrupt-budget=67584', '--ticks-before-optimization=3', '--max-bytecode-size-for-early-opt=81'],
  none: [
    '--interrupt-budget=67584',
    '--ticks-before-optimization=1000000',
    '--max-bytecode-size-for-early-opt=0',
  ],
};

/** The same from Node 22 on, where V8 counts calls, and has a compiler between: V8's own, but near the end. V8 multiplies it by a function's length, at the most 61,440, in 32 bits. */
const sinceNode22 = {
  few: ['--invocation-count-for-turbofan=3000'],
  many: ['--invocation-count-for-turbofan=3000'],
  none: ['--invocation-count-for-turbofan=30000'],
};

/** What V8 is told of when to optimize. It may be told so while other threads compile: the compiler itself asks for none of it, and fails where what it asks for changes. */
export const optimizingFlags = (version, stage) =>
  (Number.parseInt(version, 10) < 22 ? untilNode22 : sinceNode22)[stage];

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
