// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { StatusBadge } from './status-badge.tsx';
import { useStatus } from './use-status.ts';

afterEach(cleanup);

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
