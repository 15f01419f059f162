// Starts a command: `node scripts/launch/launch.mjs check --lists DIR` runs check.ts in this process. Plain JavaScript, and nothing
// but Node's own modules until it is known that the packages are there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compiledBuild } from './compiled-build.mjs';
import { ensureMessages } from './ensure-messages.mjs';
import { explainStart } from './explain-start.mjs';

const [node, file, name, ...args] = process.argv;
process.argv = [node, file, ...args];
const tool = '.build/tool';
// Half as much again as V8's own: a command of seconds compiles with all optimizations only what runs long (docs/decisions/0134-pages-as-lines.md).
setFlagsFromString('--interrupt-budget=200000');
// Half and a third of V8's own: what is copied into each caller is compiled with each (docs/decisions/0134-pages-as-lines.md).
setFlagsFromString('--max-inlined-bytecode-size=250');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
// Compiled in place of a call, `map` and its kin make lists of another kind than their calls do, and code that was compiled for those is thrown away.
setFlagsFromString('--no-turbo-inline-array-builtins');
// What package.json gives the main thread of a build is not for its rendering threads (docs/decisions/0131-one-city-edit.md).
setFlagsFromString('--initial-old-space-size=0');
try {
  await ensureMessages();
  // The build as the last one compiled it, which starts in a quarter of the time (docs/decisions/0050), or its TypeScript.
  const compiled = name === 'build' && compiledBuild(tool);
  if (compiled) {
    const { command, runCommand } = await import(pathToFileURL(compiled).href);
    await runCommand(command);
  } else {
    const { register } = await import('tsx/esm/api');
    register();
    const { command } = await import(pathToFileURL(join(import.meta.dirname, '..', `${name}.ts`)).href);
    const { runCommand } = await import('../command-line/run-command.ts');
    await runCommand(command);
    if (name === 'build') {
      const { compileBuild } = await import('./compile-build.ts');
      await compileBuild(tool);
    }
  }
} catch (error) {
  explainStart(error);
}
