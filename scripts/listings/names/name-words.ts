import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Faker } from '@faker-js/faker';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as american } from '@faker-js/faker/locale/en';
import { faker as ghanaian } from '@faker-js/faker/locale/en_GH';
import { faker as indian } from '@faker-js/faker/locale/en_IN';
import { faker as nigerian } from '@faker-js/faker/locale/en_NG';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as mexican } from '@faker-js/faker/locale/es_MX';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as italian } from '@faker-js/faker/locale/it';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as brazilian } from '@faker-js/faker/locale/pt_BR';
import { faker as vietnamese } from '@faker-js/faker/locale/vi';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { once } from '../../lists/facts/once.ts';

/** A row of name-words.csv: a pattern for pharmacies' names, and what a match tells. */
export interface NameWords {
  /** What a match tells, for messages: `correctional`, `a hospital`. May be empty. */
  readonly kind: string;
  readonly pattern: RegExp;
}

type Use =
  | ('always' | 'unless for all' | 'for all' | 'owner' | 'pharmacy' | 'many sites')
  | ('closed' | 'coming' | 'paused' | 'organisation' | 'firm' | 'credential' | 'legal form' | 'hanging');

/** Returns a pattern that matches a name if any row of name-words.csv with this use does. Ignores case. */
export const namePattern = (use: Use): RegExp =>
  new RegExp(
    nameWords(use)
      .map(({ pattern }) => pattern.source)
      .join('|'),
    'i',
  );

/** Returns the rows of name-words.csv with a use such as `owner`, in the order of the file. */
export const nameWords = (use: Use): readonly NameWords[] =>
  factRows('name-words', 'scripts/listings/names', { pattern: aPattern }).flatMap(
    ({ use: useOfRow, kind = '', pattern = '' }) =>
      useOfRow === use ? [{ kind, pattern: new RegExp(pattern, 'i') }] : [],
  );

/** Locales of @faker-js/faker (MIT) whose names are common in the United States. */
const locales = [
  ...[american, indian, nigerian, ghanaian, vietnamese, spanish, mexican],
  ...[french, german, italian, polish, brazilian],
];

const namesInTable = (kind: string): readonly string[] =>
  factRows('known-names', 'scripts/listings/names').flatMap((row) =>
    row.kind === kind ? (row.names ?? '').split(' ') : [],
  );

type Kind = 'particle' | 'holy' | 'land' | 'common' | 'kind' | 'firm';

/** Returns the words of one kind in `known-names.csv`, such as the particles `de` and `van`. */
export const wordsOfKind = (kind: Kind): ReadonlySet<string> => new Set(namesInTable(kind));

const nameParts = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);

/** Returns sets of given names, family names and English words, in small letters without accents. */
export const knownNames = once(readNames);

function readNames() {
  // From the current folder, the project's, since a compiled build lies elsewhere. The package is MIT.
  const wordList = createRequire(resolve('package.json')).resolve('word-list');
  const places: ReadonlySet<string> = new Set(namesInTable('place'));
  const english: ReadonlySet<string> = new Set(
    readFileSync(join(dirname(wordList), 'words.txt'), 'utf8').split('\n'),
  );
  const namesOf = ({ rawDefinitions: { person } }: Faker, part: 'first_name' | 'last_name') =>
    Object.values(person?.[part] ?? {}).flatMap((names) => names?.flatMap(nameParts) ?? []);
  const ofLocales = (part: 'first_name' | 'last_name'): readonly string[] =>
    locales.flatMap((locale) => namesOf(locale, part));
  const ofAmericans = namesOf(american, 'first_name');
  const frequent = ofAmericans.filter((name) => !places.has(name) && !english.has(name));
  return {
    given: new Set([...ofLocales('first_name'), ...namesInTable('given')]),
    family: new Set([...ofLocales('last_name'), ...namesInTable('family')]),
    // Given names that mean nothing else.
    frequent: new Set([...namesInTable('frequent'), ...frequent]),
    // Given names that mean a place or plant too: `florence`, `ivy`.
    places,
    english,
  };
}
