import { afterEach, expect, it, vi } from 'vitest';
import { getNotices } from '../../features/notifications/notification-store.ts';
import { copyText } from './page-actions.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a notice says which text was copied', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('https://site.test/a', 'Link copied', 'Copy it yourself.');
  expect(writeText).toHaveBeenCalledWith('https://site.test/a');
  expect(getNotices().at(-1)).toMatchObject({ title: 'Link copied' });
});

it('a notice says how to copy the text by hand if the browser refuses', async () => {
  vi.stubGlobal('navigator', {});
  await copyText('https://site.test/a', 'Link copied', 'Copy it from the address bar.');
  expect(getNotices().at(-1)).toMatchObject({
    title: 'Your browser did not allow copying',
    description: 'Copy it from the address bar.',
  });
});
