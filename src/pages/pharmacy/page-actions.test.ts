import { afterEach, expect, it, vi } from 'vitest';
import { getNotices } from '../../features/notifications/notification-store.ts';
import { copyText } from './page-actions.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a text that is copied is told in the words of what it is', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('https://site.test/a', 'Link copied', 'Copy it yourself.');
  expect(writeText).toHaveBeenCalledWith('https://site.test/a');
  expect(getNotices().at(-1)).toMatchObject({ title: 'Link copied' });
});

it('where the browser does not allow it, the visitor is told how else to copy that', async () => {
  vi.stubGlobal('navigator', {});
  await copyText('https://site.test/a', 'Link copied', 'Copy it from the address bar.');
  expect(getNotices().at(-1)).toMatchObject({
    title: 'Your browser did not allow copying',
    description: 'Copy it from the address bar.',
  });
});
