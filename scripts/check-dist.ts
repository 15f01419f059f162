import { runCommand } from './command-line/run-command.ts';
import { checkDistCommand } from './commands/check-dist-command.ts';

await runCommand(checkDistCommand);
