// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { DirectoryResults } from './directory-results.tsx';
import { useUrlQuery } from './use-url-query.ts';

afterEach(cleanup);
const onMe = vi.fn();

const base = '/pharmacies/birmingham-al';
const pharmacies = Array.from({ length: 45 }, (_, index) =>
  pharmacyFixture(index + 1, { services: index % 5 === 0 ? ['flu-shots'] : [], types: ['community'] }),
);

function Directory() {
  const origin = { label: 'the center of Birmingham', location: { lat: 33.52, lng: -86.8 } };
  const choices = [
    { kind: 'center', id: 'center', ...origin } as const,
    { kind: 'zip', id: '35203', label: 'ZIP 35203', location: origin.location } as const,
  ];
  const query = useUrlQuery();
  return (
    <DirectoryResults
      pharmacies={pharmacies}
      query={query}
      origin={origin}
      origins={{ choices, current: query.from ?? 'center', onMe }}
      base={base}
    />
  );
}

function show(search: string) {
  const router = createMemoryRouter([{ path: '*', element: <Directory /> }], {
    initialEntries: [base + search],
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  return router;
}

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the results of a directory', () => {
  it('are the nearest first, twenty at a time, with the origin named', () => {
    show('');
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Pharmacy 1');
    expect(screen.getByRole('status').textContent).toBe('45 pharmacies, showing 1 to 20');
    expect(screen.getByText(/straight lines from the center of Birmingham/)).toBeDefined();
  });

  it('page through links that keep the filters', () => {
    show('?type=community&page=2');
    const pager = within(screen.getByRole('navigation', { name: 'Pages of results' }));
    expect(pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      `${base}?type=community&page=3`,
    );
    expect(pager.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(`${base}?type=community`);
    expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('status').textContent).toBe('45 pharmacies, showing 21 to 40');
  });

  it('have a chip for each filter where several have one label', () => {
    const complaints = vi.spyOn(console, 'error');
    show('?type=delivery&service=delivery&has=delivery');
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

  it('have no pager when one page holds them all', () => {
    show('?service=flu-shots');
    expect(screen.getByRole('status').textContent).toBe('9 pharmacies');
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  });

  it('are measured from another point at the visitor’s wish, which the address then names', () => {
    const router = show('?page=3');
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

  it('narrow to what the form says, from the first page on', () => {
    const router = show('?page=3');
    fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'flu-shots' } });
    fireEvent.click(screen.getByLabelText('Open now'));
    fireEvent.submit(screen.getByRole('form', { name: 'Filter pharmacies' }));
    expect(router.state.location.search).toBe('?service=flu-shots&open=1');
  });

  it('show in the form what the URL says', () => {
    show('?type=community&sort=name');
    expect(screen.getByLabelText('Type')).toHaveProperty('value', 'community');
    expect(screen.getByLabelText('Order')).toHaveProperty('value', 'name');
    expect(screen.getByLabelText('Open now')).toHaveProperty('checked', false);
  });

  it('offer to take off each filter and all of them, keeping the order', () => {
    show('?type=community&service=flu-shots&sort=name&page=1');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Remove filter: Community')).toBe(`${base}?service=flu-shots&sort=name`);
    expect(href('Remove filter: Flu shots')).toBe(`${base}?type=community&sort=name`);
    expect(href('Clear all')).toBe(`${base}?sort=name`);
  });

  it('say so when no pharmacy fits, and how to see them all', () => {
    show('?type=hospital');
    expect(screen.getByRole('status').textContent).toBe('0 pharmacies');
    expect(screen.getByRole('link', { name: 'Show every pharmacy of this list' }).getAttribute('href')).toBe(
      base,
    );
  });
});
