import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { ICruiseOptions } from 'dependency-cruiser';
import { examples } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { Refusal } from './problems/refusal.ts';

const project = join(import.meta.dirname, '..');
const roots = ['src', 'scripts', 'e2e', 'tests'];

export interface LayerReport {
  /** Modules looked at, packages included. */
  readonly modules: number;
  /** One line for each broken rule: what imports what, and the rule's reason. */
  readonly violations: readonly string[];
}

/**
 * Checks the layer rules of `.dependency-cruiser.mjs` over the tree at `baseDir`.
 * Throws when fewer modules were seen than there are source files: with a TypeScript it does not know,
 * dependency-cruiser skips every .ts file and finds nothing wrong.
 */
export async function checkLayers(baseDir: string): Promise<LayerReport> {
  // Two seconds of loading, which the help of the command does not need.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractDepcruiseOptions } = await import(
    'dependency-cruiser/config-utl/extract-depcruise-options'
  );
  const { default: extractTsConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const folders = roots.filter((folder) => existsSync(join(baseDir, folder)));
  const options: ICruiseOptions = {
    ...(await extractDepcruiseOptions(join(project, '.dependency-cruiser.mjs'))),
    baseDir,
  };
  const { output } = await cruise(folders, options, undefined, {
    tsConfig: extractTsConfig(join(project, 'tsconfig.json')),
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text, not with a result.');

  const sources = folders.flatMap((folder) => listSources(join(baseDir, folder))).length;
  const cruised = output.modules.filter(({ source }) => /^(src|scripts|e2e|tests)\/.*[.]tsx?$/.test(source));
  if (sources === 0 || cruised.length < sources) {
    throw new Error(
      `dependency-cruiser saw ${cruised.length} of ${sources} TypeScript files: it checked nothing. ` +
        'Does it support the installed TypeScript? (npx depcruise --info)',
    );
  }
  return {
    modules: output.summary.totalCruised,
    violations: output.summary.violations.map(({ from, to, rule, via, cycle }) => {
      const path = (via ?? cycle ?? []).map(({ name }) => name);
      const steps = path.length > 0 ? path : [to];
      const reason = output.summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment;
      return `${[from, ...steps].join(' → ')}\n    ${rule.name}: ${reason ?? ''}`;
    }),
  };
}

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<![.]d)[.]tsx?$/.test(name));

/** `npm run layers`: fails with every import against the layer rules. */
export const command = ({ print }: Terminal) =>
  new Command('npm run layers --')
    .description('Checks which part of the code imports which (.dependency-cruiser.mjs).')
    .addHelpText('after', examples('npm run layers'))
    .action(async () => {
      const { modules, violations } = await checkLayers(project);
      if (violations.length > 0)
        throw new Refusal(
          ...violations.map((violation) => `  ${violation}`),
          `${violations.length} imports against the layer rules (.dependency-cruiser.mjs).`,
        );
      print(`Layers hold: ${modules} modules checked.`);
    });
