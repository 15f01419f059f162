import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAt } from '../../../tests/support/answer-at.ts';
import { removeSites } from '../../../tests/support/build-fixture.ts';
import {
  formerAnswers,
  formerSite,
  writeFormerSite,
} from '../../../tests/support/former-addresses-fixture.ts';
import {
  findWrangler,
  startPages,
  startWorker,
  type WorkersServer,
} from '../../../tests/support/workers-runtime.ts';
import { noteLeftOut } from '../../quality/test-all/test-notes.ts';

const wrangler = findWrangler();
if (wrangler === undefined)
  noteLeftOut('Cloudflare’s runtime with what the build writes for it: npm could not fetch wrangler.');

const answers = (url: string): Promise<readonly string[]> =>
  Promise.all(formerAnswers.map(async ([what, path]) => `${what}: ${path} ${await answerAt(url, path)}`));
const expected = (change: (answer: string) => string = (answer) => answer): readonly string[] =>
  formerAnswers.map(([what, path, answer]) => `${what}: ${path} ${change(answer)}`);

async function expectGoodHost(url: string): Promise<void> {
  const page = await fetch(`${url}/about?q=x`);
  expect([page.status, await page.text()]).toEqual([200, '<h1>/about</h1>']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const unknown = await fetch(`${url}/nowhere`);
  expect([unknown.status, await unknown.text()]).toEqual([404, '<h1>Directory</h1>']);
  expect(unknown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answerAt(url, '/about/')).toMatch(/^30[178] \/about$/);
  expect(await answerAt(url, '/about.html?q=x')).toMatch(/^30[178] \/about\?q=x$/);
  expect(await answerAt(url, '/security.txt')).toBe('301 /.well-known/security.txt');
}

let former: Awaited<ReturnType<typeof formerSite>>;
let server: WorkersServer | undefined;
beforeAll(async () => {
  former = await formerSite();
});
afterAll(async () => {
  await server?.close();
  await removeSites();
});

describe.skipIf(wrangler === undefined)('Cloudflare’s runtime', () => {
  it('runs the Worker that the build writes, which answers for former addresses', async () => {
    const { hosts } = await writeFormerSite(former, 'workers');
    server = await startWorker(wrangler ?? '', hosts);
    expect(await answers(server.url)).toEqual(expected());
    const gone = await fetch(`${server.url}/pharmacies/hoover-al`);
    expect([gone.status, await gone.text()]).toEqual([410, '<h1>Directory</h1>']);
    await expectGoodHost(server.url);
    await server.close();
  });

  it('answers by _redirects as Pages, which has no status 410', async () => {
    const { dist } = await writeFormerSite(former, 'cloudflare');
    server = await startPages(wrangler ?? '', dist);
    expect(await answers(server.url)).toEqual(expected((answer) => answer.replace('410', '404')));
    await expectGoodHost(server.url);
    await server.close();
  });

  it('follows the _redirects of a site without a host too', async () => {
    const { dist } = await writeFormerSite(former, undefined);
    server = await startPages(wrangler ?? '', dist);
    expect(await answers(server.url)).toEqual(expected((answer) => answer.replace('410', '404')));
    await server.close();
  });
});
