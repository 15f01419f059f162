import { runCommand } from './command-line/run-command.ts';
import { buildCommand } from './commands/build-command.ts';

await runCommand(buildCommand);
