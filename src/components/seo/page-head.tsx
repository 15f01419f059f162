import { createContext, useContext } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { absoluteUrl } from '../../domain/site/paths.ts';

/** The site's origin for canonical links. */
export const SiteOriginContext = createContext('');

/** Takes the head of the page that is being rendered. */
export type TakeHead = (head: Head, canonical: string) => void;

/** Gives the pre-renderer a page's head: it decides on indexing and makes the social card. */
export const TakeHeadContext = createContext<TakeHead | undefined>(undefined);

/** Sets the page's title, description, robots and canonical (docs/specification.md#routes). */
export function PageHead({ title, description, indexability }: Head) {
  const { pathname, search } = useLocation();
  const canonical = absoluteUrl(useContext(SiteOriginContext), pathname + search);
  useContext(TakeHeadContext)?.({ title, description, indexability }, canonical);
  return (
    // A tab behind others paints no frame, which a deferred title would wait for.
    <Helmet defer={false}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexability.index && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={canonical} />
    </Helmet>
  );
}
