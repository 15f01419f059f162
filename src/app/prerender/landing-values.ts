import { isPlain } from '../../components/listing/link-groups.tsx';
import { mapMarkup } from '../../components/listing/map-markup.ts';
import { landingAnswer } from '../../domain/landing/landing-answer.ts';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { siblingGroups } from '../../domain/landing/landing-groups.ts';
import { fallbackLimits } from '../../domain/landing/landing-selection.ts';
import {
  fullCards,
  type LandingView,
  landingView,
  listingsBeside,
  rowsShown,
} from '../../domain/landing/landing-view.ts';
import { isSample } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import { mapPlaces } from '../../domain/search/map-places.ts';
import { isAboutHours, worthACall } from '../../domain/search/worth-a-call.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { headTags } from '../../domain/site/page-head.ts';
import { absoluteUrl, cityPath, landingPath } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import * as landingAnswerMessages from '../../messages/generated/landingAnswer.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as locatorMessages from '../../messages/generated/locator.ts';
import { landingHeading, landingLabel } from '../../messages/keyword-text.ts';
import { originText } from '../../messages/origin-text.ts';
import { leadOf, rivalSentence } from '../../pages/landing/answer-panel.tsx';
import { landingFacts } from '../../pages/landing/landing-facts.ts';
import { indexedLanding, landingHead } from '../../pages/landing/landing-head.ts';
import { isHeldAround } from '../../pages/landing/landing-screen.tsx';
import { landingSentences } from '../../pages/landing/landing-sentences.ts';
import { cityPageTrail } from '../../pages/shared/trails.ts';
import { cardValues, contactValues, rowValues } from './listing-values.ts';
import { socialCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/**
 * All that a landing page shows, as plain values for a template that is no component: made of its city's dataset by the rules that the screen asks.
 * Only the bench uses it, to give Eleventy's templates what the build's rendering starts from.
 */
export function landingValues(dataset: CityDataset, entry: LandingEntry, origin: string) {
  const { city, listed, nearby } = dataset;
  const view = landingView(entry, dataset);
  return {
    head: headOf(dataset, entry, origin),
    place: cityLabel(city),
    trail: cityPageTrail(city, listed, landingLabel(entry)),
    unconfirmed: entry.unconfirmed === true,
    heading: landingHeading(entry, cityLabel(city)),
    ...introOf(dataset, view),
    ...resultsOf(dataset, view),
    others: listed ? [] : listingsBeside(view, listPage(dataset, 1)).map(rowValues),
    othersTitle: landingMessages.others({ city: city.name }),
    groups: siblingGroups(indexedLanding(dataset), entry).map(({ id, entries }) => ({
      label: listingMessages.groups[id],
      look: isPlain(id) ? 'lines' : 'chips',
      unconfirmed: id === 'unconfirmed',
      links: entries.map((each) => ({ href: landingPath(each.slug), label: landingLabel(each) })),
    })),
    all: listed ? { href: cityPath(city.slug), label: landingMessages.all({ city: city.name }) } : undefined,
    facts: landingFacts(view),
    nearby: nearby.map((each) => ({
      href: cityPath(each.slug),
      label: cityLabel(each),
      note: each.count > 0 ? String(each.count) : listingMessages.noneYet,
    })),
  };
}

function headOf(dataset: CityDataset, entry: LandingEntry, origin: string): string {
  const head = landingHead(entry, dataset);
  const path = landingPath(entry.slug);
  const canonical = absoluteUrl(origin, path);
  const tags = headTags(head, canonical);
  if (!head.indexability.index) return tags;
  const page = {
    kind: 'landing',
    city: entry.city,
    slug: entry.slug,
    path,
    priority: entry.priority,
  } as const;
  return tags + socialCard(head, canonical, origin, dataset) + structuredData(page, dataset, origin);
}

/** A text with a name in it, which stands in an element of its own. */
const withName = (text: string) =>
  text.split(/<name>(.*?)<\/name>/).map((part, index) => ({ text: part, isName: index % 2 === 1 }));

function introOf(dataset: CityDataset, view: LandingView) {
  const answer = landingAnswer(view);
  const sentences = landingSentences(view, dataset, {
    mark: (name) => `<name>${name}</name>`,
    answered: answer?.rank === 'nearest' || answer?.rank === 'known',
  });
  const isEmpty = dataset.listed && view.listed.length === 0 && view.fallback.length === 0;
  return {
    isEmpty,
    says: withName(sentences.join(' ')),
    answer: isEmpty || answer === undefined ? undefined : answerOf(view, answer),
  };
}

function answerOf(view: LandingView, answer: NonNullable<ReturnType<typeof landingAnswer>>) {
  const { pharmacy, cityLabel: other } = answer.result;
  const place = { name: pharmacy.name, distance: distanceOf(answer.result), origin: originText(view.origin) };
  return {
    isOpen: view.criteria.filters.includes('24-hour'),
    lead: leadOf(view, answer),
    isSample: isSample(pharmacy),
    said: withName(
      other === undefined
        ? landingAnswerMessages.at(place)
        : landingAnswerMessages.atElsewhere({ ...place, city: pharmacy.address.city }),
    ),
    rival: answer.rival && rivalSentence(answer.rival.pharmacy, pharmacy),
    ...contactValues(pharmacy, pharmacy.address.street),
  };
}

function resultsOf(dataset: CityDataset, view: LandingView) {
  const { entry, criteria, origin, results, listed: items, fallback } = view;
  const calls = results.length > 0 ? [] : worthACall(dataset.pharmacies, criteria.filters, origin.location);
  const cards = [items.slice(0, fullCards), fallback, calls].find(({ length }) => length > 0) ?? [];
  const called = isAboutHours(calls, criteria.filters) ? landingMessages.callHours : landingMessages.callAsk;
  const isNone = items.length === 0 && fallback.length === 0;
  const label = originText(origin);
  return {
    title:
      cards === fallback
        ? landingMessages.fallback
        : cards === calls
          ? landingMessages.toCall
          : landingMessages.listTitle({ count: items.length }),
    isHeldAround: isHeldAround(criteria),
    none: isNone
      ? calls.length > 0
        ? called
        : landingMessages.noneNear({ miles: fallbackLimits.miles })
      : undefined,
    cards: cards.map((result) => cardValues(result, criteria.filters)),
    map: {
      label: locatorMessages.title({ count: cards.length, origin: label }),
      drawing: mapMarkup({
        pharmacies: cards.map(({ pharmacy }) => pharmacy),
        firstNumber: 1,
        origin: { label, location: origin.location },
        places: mapPlaces(dataset),
      }),
    },
    lists: [
      ...restOf(view, dataset.listed ? cityPath(entry.city) : undefined),
      ...(fallback.length > 0 && cards !== fallback
        ? [{ title: landingMessages.fallback, rows: fallback.map(rowValues) }]
        : []),
      ...(calls.length > 0 && cards !== calls
        ? [{ title: landingMessages.toCall, note: called, rows: calls.map(rowValues) }]
        : []),
    ],
    straight: cards.length > 0 ? landingMessages.straight({ origin: label }) : undefined,
  };
}

/** What follows the cards, in a line or two each. */
function restOf(view: LandingView, whole: string | undefined) {
  const rest = view.listed.length - fullCards;
  if (rest <= 0) return [];
  const rows = rowsShown(view);
  const isCut = rest > rows.length;
  return [
    {
      title: isCut
        ? landingMessages.next({ shown: rows.length, total: rest })
        : landingMessages.farther({ count: rest }),
      rows: rows.map(rowValues),
      more: isCut && whole !== undefined ? { href: whole, label: landingMessages.searchAll } : undefined,
    },
  ];
}
