// Starts a command: `node scripts/cli/start/launch.mjs check --lists DIR` runs check.ts in this process. Plain JavaScript, and nothing
// but Node's own modules until it is known that the packages are there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadProgram } from '../../build/bundle/load-program.mjs';
import { setV8Flags } from '../v8/v8-flags.mjs';
import { compiledBuild } from './compiled-build.mjs';
import { ensureMessages } from './ensure-messages.mjs';
import { explainStart } from './explain-start.mjs';
import { ensureHome } from './home-folder.mjs';

const [node, file, name, ...args] = process.argv;
process.argv = [node, file, ...args];
const tool = '.build/tool';
setV8Flags();
ensureHome();
try {
  await ensureMessages();
  // The build as the last one compiled it, which starts in a quarter of the time (docs/decisions/0050), or its TypeScript.
  const compiled = name === 'build' && compiledBuild(tool);
  if (compiled) {
    const { exports, keepCode } = loadProgram(compiled, {
      resolve: import.meta.resolve,
      importModule: (module) => import(module),
    });
    await exports.runCommand(exports.command, { atOnce: keepCode });
  } else {
    const { register } = await import('tsx/esm/api');
    register();
    const { command } = await import(
      pathToFileURL(join(import.meta.dirname, '..', 'commands', `${name}.ts`)).href
    );
    const { runCommand } = await import('../run-command.ts');
    await runCommand(command);
    if (name === 'build') {
      const { compileForNextTime } = await import('./compile-build.ts');
      const note = await compileForNextTime(tool);
      if (note !== undefined) console.error(note);
    }
  }
} catch (error) {
  explainStart(error);
}
