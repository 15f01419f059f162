// Starts a command: `node scripts/launch.mjs check --lists DIR` runs scripts/cli/commands/check.ts in this
// process. Uses Node's own modules alone until it is known that the packages are there.
import { pathToFileURL } from 'node:url';
import { nodeFault, whyInstall } from './ensure-installed.mjs';
import { ensureHome } from './surroundings.mjs';

const [node, file, name, ...args] = process.argv;
process.argv = [node, file, ...args];
const oldNode = nodeFault(process.versions.node);
if (oldNode !== undefined) {
  console.error(oldNode);
  process.exit(1);
}
ensureHome();
try {
  const { ensureMessages } = await import('./ensure-messages.mjs');
  await ensureMessages();
  const cli = await compiledCli();
  const { command } = await import(new URL(`commands/${name}${cli.ending}`, cli.folder).href);
  const { runCommand } = await import(new URL(`run-command${cli.ending}`, cli.folder).href);
  await runCommand(command);
} catch (error) {
  const words = packageFault(error);
  if (words === undefined) throw error;
  console.error(words);
  process.exitCode = 1;
}

async function compiledCli() {
  const { compileCommands } = await import('./compile-commands.mjs');
  try {
    return { folder: pathToFileURL(`${await compileCommands()}/`), ending: '.js' };
  } catch {
    const { register } = await import('tsx/esm/api');
    register();
    return { folder: new URL('cli/', import.meta.url), ending: '.ts' };
  }
}

function packageFault(error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' && error?.code !== 'MODULE_NOT_FOUND') return undefined;
  const [, module = '/'] = /Cannot find (?:package|module) '([^']+)'/.exec(error.message) ?? [];
  // A file of the project's own that is missing is an error of the program.
  if (/^[./]|^[A-Z]:/.test(module) && !module.includes('node_modules')) return undefined;
  // npm's record does not see that a file of a package is missing.
  const reason = whyInstall() ?? `${module} is incomplete`;
  return `node_modules: ${reason} — Run "npm ci" and then the command again.`;
}
