import { runCommand } from './command-line/run-command.ts';
import { dataCommand } from './commands/data-command.ts';

await runCommand(dataCommand);
