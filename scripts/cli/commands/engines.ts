import { Command } from '@commander-js/extra-typings';
import { startPreview } from '../../hosts/preview/server.ts';
import { findEngines, toInstall } from '../../quality/engines/find-engines.ts';
import { startFirefox } from '../../quality/engines/firefox-session.ts';
import type { EngineSession } from '../../quality/engines/session.ts';
import { smoke } from '../../quality/engines/smoke.ts';
import { startWebKit } from '../../quality/engines/webkit-session.ts';
import { noteLeftOut } from '../../quality/test-all/test-notes.ts';
import { Refusal } from '../problems/refusal.ts';
import { distOption, examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run engines`: what visitors come for, in Firefox and WebKit where they are installed. */
export const command = ({ print }: Terminal) =>
  new Command('npm run engines --')
    .description('Takes the visitors’ tasks in stock Firefox and in WebKitGTK, where they are installed.')
    .addOption(distOption())
    .addHelpText('after', examples('npm run engines -- --dist /tmp/site'))
    .action(async ({ dist }) => {
      const { firefox, webkit } = findEngines();
      const starts: (() => Promise<EngineSession>)[] = [];
      const lacking: string[] = [];
      if (firefox === undefined) lacking.push(toInstall.firefox);
      else starts.push(() => startFirefox(firefox));
      if (webkit === undefined) lacking.push(toInstall.webkit);
      else starts.push(() => startWebKit(webkit));
      for (const note of lacking) {
        print(`Left out: ${note}`);
        noteLeftOut(note);
      }
      const preview = await startPreview({ dist, port: 0 });
      const failures: string[] = [];
      try {
        for (const start of starts) {
          const begun = performance.now();
          const session = await start();
          const found = await smoke(session, preview.url).finally(session.close);
          const seconds = ((performance.now() - begun) / 1000).toFixed(1);
          print(
            `${session.name}: ${found.length === 0 ? 'all well' : `${found.length} failed`} in ${seconds} s`,
          );
          failures.push(...found.map((failure) => `${session.name}: ${failure}`));
        }
      } finally {
        await preview.close();
      }
      if (failures.length > 0) throw new Refusal(...failures);
    });
