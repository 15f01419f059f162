import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import type { Preview } from '../scripts/hosts/preview/server.ts';
import { openApp } from './app-page.ts';
import { axeViolations } from './axe.ts';
import { expect, test as guarded } from './fixtures.ts';
import { serveSmallSite } from './small-site.ts';

interface FormService {
  readonly url: string;
  readonly received: Record<string, string>[];
  status: number;
}

interface Lab {
  readonly service: FormService;
  readonly site: Preview;
}

const listen = (server: Server): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) done(address.port);
      else fail(new Error('The form service has no port'));
    });
  });

const test = guarded.extend<Pick<Lab, 'service'>, { readonly lab: Lab }>({
  lab: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const service: FormService = { url: '', received: [], status: 200 };
      const server = createServer((request, response) => {
        // A browser that shows the answer requests an icon too.
        if (request.method !== 'POST') {
          response.writeHead(204).end();
          return;
        }
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          if (service.status === 200) service.received.push(Object.fromEntries(new URLSearchParams(body)));
          response.writeHead(service.status, {
            'access-control-allow-origin': '*',
            'content-type': 'text/html',
          });
          response.end('<h1>Taken</h1>');
        });
      });
      const url = `http://127.0.0.1:${await listen(server)}/f/1`;
      const site = await serveSmallSite({
        folder: `.cache/e2e-contact-${parallelIndex}`,
        cities: ['birmingham-al'],
        env: { CONTACT_FORM_URL: url },
      });
      await use({ service: Object.assign(service, { url }), site });
      await site.close();
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ lab }, use) => use(lab.site.url),
  service: async ({ lab }, use) => {
    lab.service.received.length = 0;
    lab.service.status = 200;
    await use(lab.service);
  },
});

// One service for all tests of this file, so they run one after another.
test.describe.configure({ mode: 'default' });

const email = (page: Page) => page.getByRole('textbox', { name: 'Your e-mail address' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

test('a message is sent to the configured service, and to nobody before', async ({ service, page }) => {
  await openApp(page, '/contact');
  await page.getByRole('textbox', { name: 'Name (optional)' }).fill('Ann');
  await email(page).fill('ann@example.org');
  await message(page).fill('Oak Drugs & Co. has moved: it is at 5 Elm St now.');
  expect(service.received).toEqual([]);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your message was sent.' })).toBeFocused();
  expect(service.received).toEqual([
    { name: 'Ann', email: 'ann@example.org', message: 'Oak Drugs & Co. has moved: it is at 5 Elm St now.' },
  ]);
  await expect(message(page)).toHaveValue('');
});

test('the browser reports a missing field and focuses it, and nothing is sent', async ({ service, page }) => {
  await openApp(page, '/contact');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('ann@');
  await message(page).fill('Hello');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await expect(message(page)).toHaveValue('Hello');
  expect(await axeViolations(page)).toEqual([]);
  expect(service.received).toEqual([]);
});

test.describe('when the service refuses or cannot be reached', () => {
  test.use({ allowedConsole: /Failed to load resource/, allowedRequests: /\/f\/1$/ });

  const failures = [
    ['an error', (_: Page, service: FormService) => (service.status = 500)],
    ['no answer', (page: Page, service: FormService) => page.route(service.url, (route) => route.abort())],
  ] as const;
  test('the text stays, and e-mail is offered with it', async ({ service, page }) => {
    await openApp(page, '/contact');
    for (const [what, fail] of failures)
      await test.step(`with ${what}`, async () => {
        service.received.length = 0;
        await email(page).fill('ann@example.org');
        await message(page).fill('Oak Drugs has moved.');
        await fail(page, service);
        await send(page).click();
        await expect(page.getByRole('alert')).toContainText('Your message could not be sent.');
        await expect(page.getByText('Your message was sent.')).toHaveCount(0);
        await expect(message(page)).toHaveValue('Oak Drugs has moved.');
        const mail = await page.getByRole('link', { name: 'send it by e-mail' }).getAttribute('href');
        expect(decodeURIComponent(mail ?? '')).toMatch(
          /^mailto:\S+@\S+\?subject=A message&body=Oak Drugs has moved\.$/,
        );
        expect(service.received).toEqual([]);

        service.status = 200;
        await page.unroute(service.url);
        await send(page).click();
        await expect(page.getByText('Your message was sent.')).toBeVisible();
        expect(service.received).toHaveLength(1);
      });
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, allowedRequests: /\/assets\/|\/data\// });

  test('the browser sends the form itself', async ({ service, page }) => {
    await page.goto('/contact');
    await email(page).fill('ann@example.org');
    await message(page).fill('Hello');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible();
    expect(service.received).toEqual([{ name: '', email: 'ann@example.org', message: 'Hello' }]);
  });
});

test('the content policy and the privacy page name only this service', async ({ service, request, page }) => {
  const { origin, hostname } = new URL(service.url);
  const policy = (await request.get('/contact')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`form-action 'self' ${origin};`);
  expect(policy).toMatch(new RegExp(`connect-src 'self' https://tiles\\.openfreemap\\.org ${origin};`));
  await openApp(page, '/privacy');
  await expect(page.getByText(`What you write in it goes to ${hostname}`)).toBeVisible();
});
