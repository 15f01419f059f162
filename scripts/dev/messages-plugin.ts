import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  catalogueFile,
  compiledMessages,
  generatedFolder,
  writeMessages,
} from '../cli/messages/write-messages.ts';

/** Makes a Vite plugin that compiles the messages. `otherFile` is a catalogue shown instead of `en.json`. */
export function messages(otherFile?: string): Plugin {
  const otherMessages = otherFile === undefined ? undefined : compiledMessages(resolve(otherFile));
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => writeMessages(),
    load: (id) => (id.startsWith(generatedFolder) ? otherMessages?.get(basename(id)) : undefined),
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (resolve(file) !== catalogueFile) return;
        try {
          writeMessages();
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message, { timestamp: true });
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
      });
    },
  };
}
