import type { LandmarkWords } from './lexicon.ts';

/** The words of landmarks, indexed. */
export interface LandmarkIndex {
  readonly near: ReadonlySet<string>;
  readonly nearest: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Articles among them. */
  readonly links: ReadonlySet<string>;
}

/** Indexes the words of landmarks. */
export const landmarkIndex = ({ near, nearest, articles, links }: LandmarkWords): LandmarkIndex => ({
  near: new Set(near),
  nearest: new Set(nearest),
  articles: new Set(articles),
  links: new Set([...links, ...articles]),
});
