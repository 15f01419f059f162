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

it('a badge holds its place until the code that tells the time has come, and then says it', async () => {
  expect(renderToString(<Badge />)).toBe('<output><b>Opening hours</b></output>');
  render(<Badge />);
  const element = screen.getByRole('status').querySelector('b');
  expect(element?.textContent).toBe('Opening hours');
  await expect.poll(() => element?.textContent).not.toBe('Opening hours');
  expect(element?.isConnected).toBe(true);
});
