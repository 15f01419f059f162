import { runCommand } from './command-line/run-command.ts';
import { previewCommand } from './commands/preview-command.ts';

await runCommand(previewCommand);
