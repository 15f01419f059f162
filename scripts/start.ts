import { runCommand } from './command-line/run-command.ts';
import { startCommand } from './commands/start-command.ts';

await runCommand(startCommand);
