// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { useUrlQuery } from '../../app/routes/use-url-query.ts';
import { PharmacyList } from './pharmacy-list.tsx';

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
const more = Array.from({ length: 20 }, (_, index) =>
  pharmacyFixture(index + 50, { services: ['flu-shots'], types: ['community'] }),
);

function Directory({ listed }: { readonly listed: typeof pharmacies }) {
  const origin = { label: 'the center of Birmingham', location: { lat: 33.52, lng: -86.8 } };
  const choices = [
    { kind: 'center', id: 'center', name: 'Birmingham', location: origin.location } as const,
    { kind: 'zip', id: '35203', name: '35203', location: origin.location } as const,
  ];
  const query = useUrlQuery();
  return (
    <PharmacyList
      own={listed}
      query={query}
      origin={origin}
      origins={{ choices, current: query.from ?? 'center', onMe }}
      base={base}
      above={(first) => <p>{`Above ${first?.name}`}</p>}
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
const bar = () => within(screen.getByRole('toolbar', { name: 'Filters' }));
const chips = (): readonly (readonly [string | null, string | null])[] =>
  bar()
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
const chip = (name: string | RegExp) => bar().getByRole('button', { name });

/** Opens the sheet of all filters, whose code comes then. */
async function openSheet() {
  fireEvent.click(chip(/^All filters/));
  return within(await screen.findByRole('dialog', { name: 'All filters' }, { timeout: 10_000 }));
}

describe('the results of a directory', () => {
  it('are the nearest first, twenty at a time, with the origin named', async () => {
    await show('');
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Pharmacy 1');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('45 pharmacies');
    expect(screen.getByRole('status').textContent).toMatch(/from the center of Birmingham/);
  });

  it('page through links that keep the filters', async () => {
    await show('?has=flu-shots,community&page=2', [...pharmacies, ...more]);
    const pager = within(screen.getByRole('navigation', { name: 'Pages of results' }));
    expect(pager.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
      `${base}?has=community,flu-shots`,
    );
    expect(pager.getByText('Page 2')).toBeDefined();
    expect(pager.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('29 pharmacies, showing 21 to 29');
  });

  it('are new elements when they are others, under the same switch to the map, so that no tap on it is lost', async () => {
    const router = await show('');
    const [map, first] = [
      screen.getByRole('link', { name: 'Map' }),
      screen.getByRole('link', { name: 'Pharmacy 1' }),
    ];
    await act(() => router.navigate(`${base}?has=flu-shots`));
    expect(screen.getByRole('link', { name: 'Pharmacy 1' })).not.toBe(first);
    expect(screen.getByRole('link', { name: 'Map' })).toBe(map);
  });

  it('have no pager when one page holds them all', async () => {
    await show('?has=flu-shots');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('9 pharmacies');
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  });

  it('offer to remove filters, then list pharmacies to call, if none fits', async () => {
    await show('?has=hospital');
    const less = await screen.findByRole('link', { name: 'Without “Hospital”: 45' }, { timeout: 10_000 });
    const calls = screen.getByRole('heading', { name: 'Call these and ask' });
    expect(calls.nextElementSibling?.children).toHaveLength(5);
    expect(less.compareDocumentPosition(calls) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByText(/^We don’t know about 40 others\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Without “Hospital”: 45' }).getAttribute('href')).toBe(base);
  });

  it('say so when no pharmacy fits, and how to see them all', async () => {
    await show('?has=hospital&sort=name');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No pharmacies');
    expect(screen.getByRole('link', { name: 'Show the whole list' }).getAttribute('href')).toBe(
      `${base}?sort=name`,
    );
  });
});

it('what stands above a list knows the pharmacy of its first card', async () => {
  await show('?page=2');
  expect(screen.getByText(/^Above/).textContent).toBe(`Above ${names()[0]}`);
});

describe('the chips of a list', () => {
  it('offer what some are known to do and some not, and “Open now” only where some hours are known', async () => {
    await show('');
    expect(chips()).toEqual([
      [expect.stringMatching(/^Open now\d?$/), 'false'],
      ['Flu shots9', 'false'],
      ['All filters', null],
    ]);
    cleanup();
    await show('', pharmacies.slice(1));
    expect(chips().map(([text]) => text)).toEqual(['Flu shots8', 'All filters']);
  });

  it('apply at once, from the first page on, and are taken off by another tap', async () => {
    const router = await show('?page=3');
    fireEvent.click(chip(/^Flu shots/));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?has=flu-shots'));
    expect(chip(/^Flu shots/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chip(/^Flu shots/));
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('take another tap before the list has followed the first', async () => {
    const router = await show('');
    fireEvent.click(chip(/^Flu shots/));
    fireEvent.click(chip(/^Open now/));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?has=flu-shots&open=1'));
  });

  it('have one for each filter set, before all others, with its count', async () => {
    const router = await show('?has=community,flu-shots&within=25&brand=None&sort=name');
    expect(chips().map(([text]) => text)).toEqual([
      'Community0',
      'None0',
      'Within 25 miles0',
      'Flu shots0',
      expect.stringMatching(/^Open now/),
      'All filters4',
    ]);
    fireEvent.click(chip(/^None/));
    await vi.waitFor(() =>
      expect(router.state.location.search).toBe('?has=community,flu-shots&within=25&sort=name'),
    );
  });

  it('are one stop of the tab key, with arrow keys inside', async () => {
    await show('');
    const stops = () =>
      bar()
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([chip(/^Open now/)]);
    chip(/^Open now/).focus();
    fireEvent.keyDown(chip(/^Open now/), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(chip(/^Flu shots/));
    expect(stops()).toEqual([chip(/^Flu shots/)]);
    fireEvent.keyDown(chip(/^Flu shots/), { key: 'End' });
    expect(document.activeElement).toBe(chip(/^All filters/));
  });

  it('stay where they are while the visitor sets and takes off others in the bar', async () => {
    await show('');
    // Without a focus first: Safari gives a tapped button none.
    fireEvent.click(chip(/^Flu shots/));
    await vi.waitFor(() => expect(chip(/^Flu shots/).getAttribute('aria-pressed')).toBe('true'));
    expect(chips().map(([text]) => text)[0]).toMatch(/^Open now/);
    expect(document.activeElement).toBe(chip(/^Flu shots/));
  });
});

describe('the sheet of all filters', () => {
  it('changes nothing before it is applied, and says what that will show', async () => {
    const router = await show('?page=3');
    const sheet = await openSheet();
    fireEvent.click(sheet.getByLabelText(/^Flu shots/));
    expect((await sheet.findByRole('button', { name: 'Show 9 pharmacies' })).textContent).toBe(
      'Show 9 pharmacies',
    );
    expect(router.state.location.search).toBe('?page=3');
    fireEvent.click(sheet.getByLabelText('By name'));
    fireEvent.submit(sheet.getByRole('button', { name: 'Show 9 pharmacies' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?has=flu-shots&sort=name'));
  });

  it('shows the filters of the address in its own fields', async () => {
    const router = await show('?has=flu-shots&sort=name&within=25');
    const sheet = await openSheet();
    expect(sheet.getByLabelText('Flu shots')).toHaveProperty('checked', true);
    expect(sheet.getByLabelText('25 miles')).toHaveProperty('checked', true);
    expect(sheet.getByLabelText('By name')).toHaveProperty('checked', true);
    fireEvent.submit(sheet.getByRole('button', { name: /^Show/ }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?has=flu-shots&within=25&sort=name'));
  });

  it('clears all at once, but for the order', async () => {
    const router = await show('?has=flu-shots&sort=name&within=25');
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    fireEvent.submit(await sheet.findByRole('button', { name: 'Show 45 pharmacies' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  });

  it('measures from another point, without a count until its data is loaded', async () => {
    const router = await show('?page=3');
    const sheet = await openSheet();
    fireEvent.change(sheet.getByLabelText('Measured from'), { target: { value: '35203' } });
    fireEvent.submit(await sheet.findByRole('button', { name: 'Show pharmacies' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?from=35203'));
    expect(onMe).not.toHaveBeenCalled();
    const again = await openSheet();
    fireEvent.change(again.getByLabelText('Measured from'), { target: { value: 'me' } });
    fireEvent.submit(await again.findByRole('button', { name: 'Show pharmacies' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?from=me'));
    expect(onMe).toHaveBeenCalledOnce();
  });
});
