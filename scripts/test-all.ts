import { runCommand } from './command-line/run-command.ts';
import { testAllCommand } from './commands/test-all-command.ts';

await runCommand(testAllCommand);
