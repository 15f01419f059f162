// Runs before any TypeScript can be loaded: plain JavaScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '..');
const cli = join(project, 'scripts', 'cli');
const cache = join(project, '.cache', 'commands');
const dayMs = 86_400_000;

/** Compiles the commands to JavaScript and returns their folder. Throws if it cannot be written. */
export async function compileCommands() {
  // Loading each TypeScript file takes longer than building an edit of a city.
  const folder = join(cache, hashSources());
  if (existsSync(folder)) return folder;
  const { build, stop } = await import('esbuild');
  const commands = readdirSync(join(cli, 'commands')).filter((name) => name.endsWith('.ts'));
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await build({
    entryPoints: [join(cli, 'run-command.ts'), ...commands.map((name) => join(cli, 'commands', name))],
    ...{ outbase: cli, outdir: draft, bundle: true, splitting: true, packages: 'external' },
    ...{ format: 'esm', platform: 'node', target: 'node20', logLevel: 'warning' },
    plugins: [{ name: 'own-place', setup: ({ onLoad }) => onLoad({ filter: /\.ts$/ }, keepOwnPlace) }],
  });
  await stop();
  for (const old of readdirSync(cache))
    if (statSync(join(cache, old)).mtimeMs < Date.now() - dayMs)
      rmSync(join(cache, old), { recursive: true, force: true });
  // Of two commands that start at once, the first has it.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
}

function keepOwnPlace({ path }) {
  // Compiling moves the module, but not the files beside it.
  const contents = readFileSync(path, 'utf8')
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
  return { contents, loader: 'ts' };
}

function hashSources() {
  // To read the contents takes ten times as long as names, sizes and times.
  const hash = createHash('sha256').update(process.versions.node);
  for (const folder of ['src', 'scripts'])
    for (const name of readdirSync(join(project, folder), { recursive: true }).sort()) {
      if (!/\.(?:ts|json)$/.test(name) || /\.(?:test|soak)\.ts$/.test(name)) continue;
      const { size, mtimeMs } = statSync(join(project, folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}
