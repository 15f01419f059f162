import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  catalogueFile,
  compiledMessages,
  generatedFolder,
  writeMessages,
} from '../cli/messages/write-messages.ts';

/**
 * Keeps the compiled messages up to date: at the start, and on the development server at each edit of the
 * catalogue, of whose faults the open pages tell. The messages of `otherFile`, if any, stand in for those on disk.
 */
export function messages(otherFile?: string): Plugin {
  const others = otherFile === undefined ? undefined : compiledMessages(resolve(otherFile));
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => writeMessages(),
    load: (id) => (id.startsWith(generatedFolder) ? others?.get(basename(id)) : undefined),
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
