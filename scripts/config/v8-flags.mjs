// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { setFlagsFromString } from 'node:v8';

/**
 * How long a function runs, in bytes of its code, before V8 looks whether to compile it with all optimizations: V8's own where many pages are rendered, and three times that elsewhere,
 * since a command of a second never earns it back (docs/decisions/0145-optimized-in-time.md).
 */
const budgets = { few: 200_000, many: 67_584 };

/** From Node 22 on V8 counts calls, and has a compiler between. */
const hasBudget = (version) => Number.parseInt(version, 10) < 22;

/**
 * V8's flags for a command of seconds, for a version of Node (docs/decisions/0134-pages-as-lines.md). V8 may drop a flag in any version, and only says so
 * on stderr: v8-flags.test.ts holds that the Node it runs on knows all of these.
 */
export function v8Flags(version) {
  return [
    ...(hasBudget(version) ? [`--interrupt-budget=${budgets.few}`] : []),
    // Half and a third of V8's own: what is copied into each caller is compiled with each.
    '--max-inlined-bytecode-size=250',
    '--max-inlined-bytecode-size-cumulative=300',
    // Compiled in place of a call, `map` and its kin make lists of another kind than their calls do, and code that was compiled for those is thrown away.
    '--no-turbo-inline-array-builtins',
    // What package.json gives the main thread of a build is not for its rendering threads (docs/decisions/0131-one-city-edit.md).
    '--initial-old-space-size=0',
  ];
}

/** What V8 is told while many pages are to be rendered: to optimize as soon as it does by itself. */
export const flagsForMany = (version) => (hasBudget(version) ? [`--interrupt-budget=${budgets.many}`] : []);

/** Sets flags for this process and the threads that it will start. */
function setFlags(flags) {
  for (const flag of flags) setFlagsFromString(flag);
}

export const setV8Flags = () => setFlags(v8Flags(process.versions.node));
export const setFlagsForMany = () => setFlags(flagsForMany(process.versions.node));
