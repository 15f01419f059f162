import { runCommand } from './command-line/run-command.ts';
import { explainCommand } from './commands/explain-command.ts';

await runCommand(explainCommand);
