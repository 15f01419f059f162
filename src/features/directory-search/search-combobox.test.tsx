// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { namePieces, type TestPlace } from '../../../tests/support/name-pieces.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { isCitySlug, slugify } from '../../domain/text/slug.ts';
import { SearchCombobox } from './search-combobox.tsx';
import type { SearchSources } from './use-suggestion-sources.ts';

afterEach(cleanup);

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
const small = town('Quimby', 'TX', 900, []);

/** A large site: two places in the gazetteer, a third under its letter, names by region. */
function largeSite() {
  const { sources: names, asked, lose } = namePieces(places, 2);
  let places26 = 0;
  const sources: SearchSources = {
    ...names,
    gazetteer: async () => ({
      kind: 'gazetteer',
      sample: true,
      brands: [],
      cities: places.flatMap(inGazetteer),
      cut: true,
    }),
    places: async (letter) => {
      places26 += 1;
      return { kind: 'gazetteer-part', sample: true, cities: letter === 'q' ? inGazetteer(small) : [] };
    },
    country: async () => ({ kind: 'country', sample: true, states: [], zips: [] }),
  };
  return { sources, asked: () => asked().length + places26, names: asked, lose };
}

function show(sources: SearchSources, text = '') {
  const chosen: string[] = [];
  render(
    <SearchCombobox
      id="search"
      placeholder=""
      text={text}
      plain={createRef()}
      sources={sources}
      onChoose={(href) => chosen.push(href)}
    />,
  );
  return chosen;
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

it('a name of a far region is suggested once its file has come, and nothing is asked for twice', async () => {
  const { sources, asked } = largeSite();
  show(sources);
  await type('zephyr');
  await waitFor(() => expect(suggested()).toEqual(['Zephyr RxDallas, TX']));
  await waitFor(() => expect(screen.queryByText('Looking through more places…')).toBeNull());
  const files = asked();
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(asked()).toBe(files);
});

it('of a name that many regions have, that of the page’s place stands first', async () => {
  const { sources } = largeSite();
  show(sources, 'Mobile, AL');
  await type('oak drugs');
  await waitFor(() => expect(suggested()).toEqual(['Oak DrugsMobile, AL', 'Oak DrugsDallas, TX']));
});

it('Enter leads to no suggestion that took the place of the highlighted one', async () => {
  const { sources } = largeSite();
  let letPlacesCome = (): void => undefined;
  const come = new Promise<void>((done) => {
    letPlacesCome = done;
  });
  const chosen = show({
    ...sources,
    places: async (letter) => {
      await come;
      return sources.places(letter);
    },
  });
  await type('quimby');
  await waitFor(() => expect(suggested()).toEqual(['Quimby DrugsMobile, AL']));
  await press('ArrowDown');
  expect(highlighted()).toEqual(['Quimby DrugsMobile, AL']);
  letPlacesCome();
  await waitFor(() => expect(suggested()).toEqual(['Pharmacies in Quimby, TX']));
  expect(highlighted()).toEqual([]);
  await press('Enter');
  expect(chosen).toEqual([]);
  await press('ArrowDown');
  await press('Enter');
  expect(chosen).toEqual(['/pharmacies/quimby-tx']);
});

it('a small place is suggested once its letter has come', async () => {
  const { sources } = largeSite();
  show(sources);
  await type('quimby');
  await waitFor(() => expect(suggested()).toEqual(['Pharmacies in Quimby, TX']));
});

it('a region that cannot be had is told, and asked for again by the next letter and not before', async () => {
  const { sources, names, lose } = largeSite();
  lose('names/texas');
  show(sources);
  await type('oak drug');
  await screen.findByText('Some suggestions could not be loaded. Press Enter to search.');
  expect(suggested()).toEqual(['Oak DrugsMobile, AL']);
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(names().filter((file) => file === 'names/texas')).toHaveLength(1);
  lose(undefined);
  await type('oak drugs');
  await waitFor(() => expect(suggested()).toEqual(['Oak DrugsDallas, TX', 'Oak DrugsMobile, AL']));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
