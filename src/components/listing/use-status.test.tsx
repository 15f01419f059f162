// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { StatusBadge } from './status-badge.tsx';

afterEach(cleanup);

// What a module keeps for the next page, it keeps for the next test file too.
vi.resetModules();
const { useStatus } = await import('./use-status.ts');

const pharmacy = pharmacyFixture(1, { hours: { pharmacy: { weekly: officeWeek, ageless: true } } });
function Badge() {
  return (
    <output>
      <StatusBadge pharmacy={pharmacy} at={useStatus()} />
    </output>
  );
}

it('the week holds the status’s place until the code that tells the time has come, and then says it', async () => {
  const week = /Mon–\u2060?Fri/;
  expect(renderToString(<Badge />)).toMatch(week);
  render(<Badge />);
  const element = screen.getByRole('status').querySelector('b');
  expect(element?.textContent).toMatch(week);
  await expect.poll(() => element?.textContent).not.toMatch(week);
  expect(element?.isConnected).toBe(true);
});
