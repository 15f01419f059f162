import type { Result } from '../list/ranking.ts';
import { servesPublic } from '../pharmacy/serves-public.ts';
import { isDuplicateTemplate } from './landing-selection.ts';
import type { LandingView, ListedResult } from './landing-view.ts';

/** The one listing that a landing page names before its list, and how far it is certain that this is the nearest. */
export interface LandingAnswer {
  readonly result: ListedResult;
  /** `known`: the city has others that may fit and be nearer, but none is known to. `newer`: those listed before it may be out of date. */
  readonly rank: 'nearest' | 'known' | 'first' | 'newer';
  /** Of the first: the one that may be nearer, where its position is uncertain. */
  readonly rival?: Result | undefined;
}

/**
 * What a landing page answers first: the nearest, if that is certain, else the first of its list that is not out of date. Nothing on a
 * page that selects nothing, on a brand's, and where a single listing is answer enough.
 */
export function landingAnswer(view: LandingView): LandingAnswer | undefined {
  const { criteria, results, listed, fallback, nearest, rival } = view;
  const shown = [...listed, ...fallback].filter(({ pharmacy }) => servesPublic(pharmacy));
  if (isDuplicateTemplate(criteria) || criteria.brand !== undefined || shown.length < 2) return undefined;
  const certain = shown.find(({ pharmacy }) => pharmacy === nearest?.pharmacy);
  if (certain !== undefined) {
    const unasked = results.length === 0 && criteria.filters.length > 0;
    return { result: certain, rank: unasked ? 'known' : 'nearest' };
  }
  const current = shown.find(({ pharmacy }) => !pharmacy.outdated);
  if (current === undefined) return undefined;
  return current === shown[0]
    ? { result: current, rank: 'first', rival: rival?.pharmacy === current.pharmacy ? undefined : rival }
    : { result: current, rank: 'newer' };
}
