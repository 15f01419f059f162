import { runCommand } from './command-line/run-command.ts';
import { indexnowCommand } from './commands/indexnow-command.ts';

await runCommand(indexnowCommand);
