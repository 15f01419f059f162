// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWithStates, namesOfPlaces, type TestPlace } from '../../../tests/support/names-fixture.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { isCitySlug, slugify } from '../../domain/text/slug.ts';
import { gazetteerQuery, namesQuery } from '../data-access/queries.ts';
import { SearchCombobox } from './search-combobox.tsx';

// What a test does not give cannot be had.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const town = (name: string, state: 'AL' | 'TX', people: number, names: readonly string[]): TestPlace => ({
  name,
  state,
  lat: state === 'AL' ? 33 : 31,
  lng: state === 'AL' ? -87 : -97,
  population: people,
  names,
});
const places = [
  town('Mobile', 'AL', 200_000, ['Oak Drugs', 'Riverside Rx', 'Quimby Drugs']),
  town('Dallas', 'TX', 900_000, ['Oak Drugs', 'Zephyr Rx']),
];
const inGazetteer = ({ name, state, population, lat, lng, names }: TestPlace): readonly GazetteerCity[] => {
  const slug = slugify(`${name} ${state}`);
  return isCitySlug(slug)
    ? [{ slug, name, state, population, lat, lng, zips: [], count: names.length, listed: true }]
    : [];
};

/** A browser's data that knows the places and no names. */
function clientWithPlaces() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(gazetteerQuery().queryKey, {
    ...{ kind: 'gazetteer', sample: true, brands: [], named: '', country: { cities: [], zips: [] } },
    cities: places.flatMap(inGazetteer),
  });
  return client;
}

const Address = () => <output>{useLocation().pathname}</output>;

function show(client: QueryClient, text = '') {
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <QueryClientProvider client={client}>
        <SearchCombobox id="search" placeholder="" text={text} near={undefined} plain={createRef()} />
      </QueryClientProvider>
      <Address />
    </MemoryRouter>,
  );
}
const type = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  });
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(screen.getByRole('combobox'), { key });
  });
const highlighted = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('a name is suggested, whether names are in one file or in one for each state', async () => {
  const client = clientWithPlaces();
  client.setQueryData(namesQuery().queryKey, namesOfPlaces(places));
  for (const each of [client, clientWithStates(places, ['AL'], clientWithPlaces())]) {
    show(each);
    await type('zephyr');
    await waitFor(() => expect(suggested()).toEqual(['Zephyr RxDallas, TX']));
    await waitFor(() => expect(screen.queryByText('Searching more places…')).toBeNull());
    cleanup();
  }
});

it('the page’s own city comes first for a name that many cities have', async () => {
  show(clientWithStates(places, [], clientWithPlaces()), 'Mobile, AL');
  await type('oak drugs');
  await waitFor(() => expect(suggested()).toEqual(['Oak DrugsMobile, AL', 'Oak DrugsDallas, TX']));
});

it('Enter leads to the highlighted suggestion', async () => {
  const client = clientWithPlaces();
  show(client);
  await type('mobile');
  await waitFor(() => expect(suggested()).toEqual(['Pharmacies in Mobile, AL']));
  await press('ArrowDown');
  expect(highlighted()).toEqual(['Pharmacies in Mobile, AL']);
  await press('Enter');
  expect(screen.getByRole('status').textContent).toBe('/pharmacies/mobile-al');
});

it('names that cannot be loaded are reported, and the next letter retries', async () => {
  const client = clientWithStates(places, ['TX'], clientWithPlaces());
  show(client);
  await type('oak drug');
  await screen.findByText('Some suggestions could not be loaded. Press Enter to search.');
  clientWithStates(places, [], client);
  await type('oak drugs');
  await waitFor(() => expect(suggested()).toEqual(['Oak DrugsDallas, TX', 'Oak DrugsMobile, AL']));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('no pharmacy of another name is shown while those of the typed name are loading', async () => {
  const client = clientWithStates(places, ['AL'], clientWithPlaces());
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show(client);
  await type('zephyr');
  await waitFor(() => expect(suggested()).toEqual(['Zephyr RxDallas, TX']));
  await type('zephyr r');
  expect(suggested()).toEqual(['Zephyr RxDallas, TX']);
  await type('riverside');
  await waitFor(() => expect(screen.getByText('Searching more places…')).toBeDefined());
  expect(suggested()).toEqual([]);
});

/** Returns what is highlighted after cities replaced two others, of which the second was highlighted. */
async function highlightAfter(...after: readonly string[]) {
  const client = clientWithPlaces();
  const suggest = (names: readonly string[]): void => {
    const cities = names.flatMap((name) => inGazetteer(town(`Xy ${name}`, 'AL', 1, [])));
    client.setQueryData(gazetteerQuery().queryKey, (before) => before && { ...before, cities });
  };
  suggest(['Oak', 'Elm']);
  show(client);
  await type('xy');
  await waitFor(() => expect(suggested()).toHaveLength(2));
  await press('ArrowDown');
  await press('ArrowDown');
  expect(highlighted()).toEqual(['Pharmacies in Xy Elm, AL']);
  await act(async () => suggest(after));
  await waitFor(() => expect(suggested()).toHaveLength(after.length));
  return highlighted();
}

it('the highlight stays on its suggestion when others are inserted before it', async () => {
  expect(await highlightAfter('Ash', 'Oak', 'Elm')).toEqual(['Pharmacies in Xy Elm, AL']);
  await press('ArrowUp');
  expect(highlighted()).toEqual(['Pharmacies in Xy Oak, AL']);
});

it('the highlight is removed with its suggestion, and by the next letter', async () => {
  expect(await highlightAfter('Oak')).toEqual([]);
  cleanup();
  expect(await highlightAfter('Elm')).toEqual(['Pharmacies in Xy Elm, AL']);
  await type('xy e');
  expect(highlighted()).toEqual([]);
});
