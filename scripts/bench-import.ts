import { runCommand } from './command-line/run-command.ts';
import { benchImportCommand } from './commands/bench-import-command.ts';

await runCommand(benchImportCommand);
