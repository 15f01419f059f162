import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAt } from '../../../tests/support/answer-at.ts';
import { removeSites } from '../../../tests/support/build-fixture.ts';
import {
  formerAnswers,
  formerSite,
  hostFile,
  writeFormerSite,
} from '../../../tests/support/former-addresses-fixture.ts';
import { findNginx, startNginx } from '../../../tests/support/nginx-server.ts';
import { startPreview } from '../preview/server.ts';

const program = findNginx();

const answers = (url: string): Promise<readonly string[]> =>
  Promise.all(formerAnswers.map(async ([what, path]) => `${what}: ${path} ${await answerAt(url, path)}`));
const expected = (change: (answer: string) => string = (answer) => answer): readonly string[] =>
  formerAnswers.map(([what, path, answer]) => `${what}: ${path} ${change(answer)}`);

let former: Awaited<ReturnType<typeof formerSite>>;
beforeAll(async () => {
  former = await formerSite();
});
afterAll(removeSites);

describe('addresses of renamed, removed and added cities', () => {
  it('are all in the list of answers', () => {
    expect(former.addresses.lostNames).toEqual([]);
  });

  it.skipIf(program === undefined)('are answered by nginx', async () => {
    const { dist, hosts } = await writeFormerSite(former, 'nginx');
    const include = await hostFile(hosts, 'nginx.conf');
    const server = await startNginx({ program: program ?? '', root: dist, include });
    try {
      expect(await answers(server.url)).toEqual(expected());
    } finally {
      await server.close();
    }
  });

  it('are answered by the preview server for a site without a host', async () => {
    const { dist } = await writeFormerSite(former, undefined);
    const server = await startPreview({ dist, port: 0 });
    try {
      expect(await answers(server.url)).toEqual(expected());
    } finally {
      await server.close();
    }
  });

  it('are 404 on Cloudflare Pages where they are gone, and lead on where they have moved', async () => {
    const { dist } = await writeFormerSite(former, 'cloudflare');
    const server = await startPreview({ dist, port: 0 });
    try {
      expect(await answers(server.url)).toEqual(expected((answer) => answer.replace('410', '404')));
    } finally {
      await server.close();
    }
  });

  it('have stand-in pages on GitHub Pages, which redirects nothing', async () => {
    const { dist } = await writeFormerSite(former, 'github-pages');
    const server = await startPreview({ dist, port: 0 });
    try {
      const standing = (answer: string): string =>
        answer
          .replace('410', '404')
          .replace(/^301 .*png$/, '404')
          .replace(/^301 .*/, '200');
      expect(await answers(server.url)).toEqual(expected(standing));
      const page = await (await fetch(`${server.url}/pharmacy-birmingham-al`)).text();
      expect(page).toContain('<link rel="canonical" href="https://pharmacies.test/pharmacy-magic-city-al">');
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toContain('<a href="/pharmacy-magic-city-al">');
      expect(page).toContain('<meta http-equiv="refresh" content="0; url=/pharmacy-magic-city-al">');
    } finally {
      await server.close();
    }
  });

  it('are answered by the function for CloudFront as far as it has room; it hands pages on to their files', async () => {
    const { dist, hosts } = await writeFormerSite(former, 's3');
    const program = await hostFile(hosts, 'cloudfront-function.js');
    expect(program.length).toBeLessThan(10_240);
    const handle = (path: string): string => {
      const url = new URL(path, 'https://pharmacies.test');
      const querystring = Object.fromEntries(
        [...url.searchParams].map(([name, value]) => [name, { value }] as const),
      );
      const event = JSON.stringify({ request: { uri: url.pathname, querystring } });
      return runInNewContext(
        `${program}; var answer = handler(${event}); answer.statusCode
          ? answer.statusCode + (answer.headers.location ? ' ' + answer.headers.location.value : '')
          : answer.uri`,
      );
    };
    const server = await startPreview({ dist, port: 0 });
    try {
      let told = 0;
      for (const [what, path, answer] of formerAnswers) {
        const [file] = path.split('?');
        const given = handle(path);
        if (given === answer) told += 1;
        else expect(`${what}: ${given}`).toBe(`${what}: ${file}`);
      }
      expect(told).toBeGreaterThan(4);
      expect(handle('/about/?q=x')).toBe('308 /about?q=x');
      expect(handle('/')).toBe('/index.html');
      expect(handle('/sitemap.xml')).toBe('/sitemap.xml');
    } finally {
      await server.close();
    }
  });
});
