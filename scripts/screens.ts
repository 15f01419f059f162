import { runCommand } from './command-line/run-command.ts';
import { screensCommand } from './commands/screens-command.ts';

await runCommand(screensCommand);
