import { site } from '../config/site.ts';
import { presetWords } from '../data/preset-words.ts';
import { typeWords } from '../data/vocabulary.ts';
import { cityLabel } from '../domain/city.ts';
import type { CityDataset, OverviewDataset, PresetDataset, StateDataset } from '../domain/dataset.ts';
import { type PresetId, presetOf } from '../domain/directory-preset.ts';
import { alwaysIndexed, listIndexability, searchIndexability } from '../domain/indexability.ts';
import { countOf } from '../domain/landing-words.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import type { PageId } from '../domain/paths.ts';
import { usState } from '../domain/us-state.ts';

/** A title with the site's name. */
export const titled = (title: string): string => `${title} | ${site.name}`;
const pharmacies = (count: number): string => countOf(count, 'pharmacy', 'pharmacies');
/** What ends most descriptions. */
export const callFirst =
  'Phone numbers, addresses, opening hours and services, with where each fact comes from.';

export const homeHead = ({ total, states }: OverviewDataset): PageHead => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    `Look up ${pharmacies(total)} in ${countOf(
      states.reduce((sum, { cities }) => sum + cities.length, 0),
      'city',
      'cities',
    )} by place, type and service.`,
    callFirst,
  ]),
  indexability: alwaysIndexed,
});

export function presetHead(preset: PresetId, { total }: PresetDataset): PageHead {
  const { heading, intro } = presetWords[preset];
  const { type } = presetOf(preset);
  const listed =
    type === undefined ? pharmacies(total) : countOf(total, typeWords[type].noun, typeWords[type].plural);
  return {
    title: titled(heading),
    description: describePage([intro, `${listed} listed.`]),
    indexability: listIndexability(total),
  };
}

export function stateHead({ state, cities, branded }: StateDataset): PageHead {
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  return {
    title: titled(`Pharmacies in ${name} by city`),
    description: describePage(
      cities.length > 0
        ? [`${pharmacies(total)} in ${countOf(cities.length, 'city', 'cities')} of ${name}.`, callFirst]
        : [
            `${name}: ${branded.map((link) => link.name).join(', ')}.`,
            `Pharmacies we list there. ${callFirst}`,
          ],
    ),
    indexability: listIndexability(total + branded.length),
  };
}

export function cityHead(dataset: CityDataset): PageHead {
  const { city } = dataset;
  return {
    title: titled(
      `${cityLabel(city)}: ${pharmacies(dataset.pharmacies.length)} with hours and phone numbers`,
    ),
    description: describePage([
      `${pharmacies(dataset.pharmacies.length)} in ${city.name}, ${usState(city.state).name}, nearest to the center first.`,
      callFirst,
    ]),
    indexability: listIndexability(dataset.pharmacies.length),
  };
}

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead => ({
  title: titled(text === '' ? 'Search the directory' : `Search: ${text}`),
  description: describePage([
    text === '' ? 'Find pharmacies by city or ZIP code.' : `Pharmacies found for “${text}”.`,
    callFirst,
  ]),
  indexability: searchIndexability,
});

const fixed: Readonly<Record<PageId, Omit<PageHead, 'indexability'>>> = {
  specialties: {
    title: titled('Types of pharmacy and their services'),
    description:
      'What 24-hour, compounding, specialty and other pharmacies do, what each service means, and when to choose which.',
  },
  about: {
    title: titled('About this directory'),
    description:
      'Who makes this pharmacy directory, where its facts come from, and how to have a wrong one corrected.',
  },
  privacy: {
    title: titled('Privacy'),
    description: 'What this site learns about you, the location lookup it makes and how to switch it off.',
  },
  terms: {
    title: titled('Terms of use'),
    description:
      'What you may expect of this directory and what not: call before you rely on hours or services.',
  },
  contact: {
    title: titled('Contact'),
    description: 'How to reach the people behind this pharmacy directory and how to report a wrong listing.',
  },
  sitemap: {
    title: titled('Sitemap'),
    description: 'Every state and city of this pharmacy directory, with links to all of its pages.',
  },
};

export const fixedHead = (page: PageId): PageHead => ({ ...fixed[page], indexability: alwaysIndexed });
