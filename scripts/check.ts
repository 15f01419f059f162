import { runCommand } from './command-line/run-command.ts';
import { checkCommand } from './commands/check-command.ts';

await runCommand(checkCommand);
