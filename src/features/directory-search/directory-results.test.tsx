// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { DirectoryResults } from './directory-results.tsx';
import { useUrlQuery } from './use-url-query.ts';

afterEach(cleanup);
const onMe = vi.fn();

const base = '/pharmacies/birmingham-al';
const pharmacies = Array.from({ length: 45 }, (_, index) =>
  pharmacyFixture(index + 1, {
    services: index % 5 === 0 ? ['flu-shots'] : [],
    types: ['community'],
    hours: index === 0 ? { pharmacy: { weekly: officeWeek, asOf: '2026-01-05' } } : undefined,
  }),
);
const elsewhere = [pharmacyFixture(100, { types: ['hospital'] })];

function Directory({ listed }: { readonly listed: typeof pharmacies }) {
  const origin = { label: 'the center of Birmingham', location: { lat: 33.52, lng: -86.8 } };
  const choices = [
    { kind: 'center', id: 'center', name: 'Birmingham', location: origin.location } as const,
    { kind: 'zip', id: '35203', name: '35203', location: origin.location } as const,
  ];
  const query = useUrlQuery();
  return (
    <DirectoryResults
      pharmacies={listed}
      elsewhere={elsewhere}
      query={query}
      origin={origin}
      origins={{ choices, current: query.from ?? 'center', onMe }}
      base={base}
    />
  );
}

/** Shows the page once the code of its filters has come. */
async function show(search: string, listed = pharmacies) {
  const router = createMemoryRouter([{ path: '*', element: <Directory listed={listed} /> }], {
    initialEntries: [base + search],
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await screen.findByRole('status');
  return router;
}

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the results of a directory', () => {
  it('are the nearest first, twenty at a time, with the origin named', async () => {
    await show('');
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Pharmacy 1');
    expect(screen.getByRole('status').textContent).toBe('45 pharmacies, showing 1 to 20');
    expect(screen.getByText(/miles in a straight line from the center of Birmingham/)).toBeDefined();
  });

  it('page through links that keep the filters', async () => {
    await show('?type=community&page=2');
    const pager = within(screen.getByRole('navigation', { name: 'Pages of results' }));
    expect(pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      `${base}?type=community&page=3`,
    );
    expect(pager.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(`${base}?type=community`);
    expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('status').textContent).toBe('45 pharmacies, showing 21 to 40');
  });

  it('have a chip for each filter where several have one label', async () => {
    const complaints = vi.spyOn(console, 'error');
    await show('?type=delivery&service=delivery&has=delivery');
    const chips = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Delivery', `${base}?service=delivery&has=delivery`],
      ['Delivery', `${base}?type=delivery&has=delivery`],
      ['Delivers', `${base}?type=delivery&service=delivery`],
      ['Clear all', base],
    ]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('have no pager when one page holds them all', async () => {
    await show('?service=flu-shots');
    expect(screen.getByRole('status').textContent).toBe('9 pharmacies');
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  });

  it('are measured from another point at the visitor’s wish, which the address then names', async () => {
    const router = await show('?page=3');
    fireEvent.change(screen.getByLabelText('Measure from'), { target: { value: '35203' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show pharmacies' }));
    expect(router.state.location.search).toBe('?from=35203');
    expect(onMe).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Measure from'), { target: { value: 'me' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show pharmacies' }));
    expect(router.state.location.search).toBe('?from=me');
    expect(onMe).toHaveBeenCalledOnce();
    fireEvent.change(screen.getByLabelText('Measure from'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show pharmacies' }));
    expect(router.state.location.search).toBe('');
  });

  it('narrow to what the form says, from the first page on', async () => {
    const router = await show('?page=3');
    fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'flu-shots' } });
    fireEvent.click(screen.getByLabelText('Open now'));
    fireEvent.submit(screen.getByRole('form', { name: 'Filter pharmacies' }));
    expect(router.state.location.search).toBe('?service=flu-shots&open=1');
  });

  it('show in the form what the URL says', async () => {
    await show('?type=community&sort=name');
    expect(screen.getByLabelText('Type')).toHaveProperty('value', 'community');
    expect(screen.getByLabelText('Order')).toHaveProperty('value', 'name');
    expect(screen.getByLabelText('Open now')).toHaveProperty('checked', false);
  });

  it('offer to take off each filter and all of them, keeping the order', async () => {
    await show('?type=community&service=flu-shots&sort=name&page=1');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Remove filter: Community')).toBe(`${base}?service=flu-shots&sort=name`);
    expect(href('Remove filter: Flu shots')).toBe(`${base}?type=community&sort=name`);
    expect(href('Clear all')).toBe(`${base}?sort=name`);
  });

  it('offer no filter that nobody is known to pass, and “Open now” only where some hours are known', async () => {
    await show('');
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.map((option) => option.textContent)).toEqual(['Any type', 'Community (45)']);
    expect(screen.queryByLabelText(/Delivers/)).toBeNull();
    expect(screen.getByLabelText('Open now')).toBeDefined();
    cleanup();
    await show('', pharmacies.slice(1));
    expect(screen.queryByLabelText('Open now')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull();
  });

  it('lead to those elsewhere that are known to fit, then to those here to call, when no pharmacy fits', async () => {
    await show('?type=hospital');
    const found = await screen.findByRole('link', { name: 'Pharmacy 100' }, { timeout: 10_000 });
    expect(found.getAttribute('href')).toContain('/pharmacy-100');
    const call = screen.getByRole('link', { name: 'Pharmacy 1' });
    expect(found.compareDocumentPosition(call) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('say so when no pharmacy fits, and how to see them all', async () => {
    await show('?type=hospital');
    expect(screen.getByRole('status').textContent).toBe('No pharmacies');
    expect(screen.getByRole('link', { name: 'Show every pharmacy of this list' }).getAttribute('href')).toBe(
      base,
    );
  });
});
