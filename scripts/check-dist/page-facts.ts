/** What the checks need to know of one page, read from its HTML once. */
export interface PageFacts {
  /** Relative to the published folder: `pharmacies/alabama.html`. */
  readonly file: string;
  /** The path a host answers with this file: `/pharmacies/alabama`. */
  readonly path: string;
  readonly bytes: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** Contents of `<meta name="robots">`. */
  readonly robots: readonly string[];
  /** How many h1 elements. */
  readonly headings: number;
  /** Distinct targets of links, forms, and what the page loads, as written. */
  readonly links: readonly string[];
  /** Distinct addresses of scripts, styles, images and preloads, as written. */
  readonly assets: readonly string[];
  readonly ids: readonly string[];
  readonly duplicateIds: readonly string[];
  /** The dataset's link, as written, of a page that has one. */
  readonly dataset?: string | undefined;
  /** Texts of JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** What a strict content policy would block: inline scripts, styles, handlers. */
  readonly inline: readonly string[];
  /** The words of the body with single spaces; only kept for a page with JSON-LD. */
  readonly text: string;
}

/** Whether a page leaves being indexed to others. */
export const asksToBeIndexed = ({ robots }: PageFacts): boolean =>
  !robots.some((content) => /\bnoindex\b/i.test(content));

/** The page that hosts serve with status 404 for any unknown path; it has no address of its own. */
export const isNotFoundPage = ({ file }: PageFacts): boolean => file === '404.html';

/** The path that a host answers with a file: `/` for `index.html`, `/foo` for `foo.html`. */
export const pathOfFile = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
