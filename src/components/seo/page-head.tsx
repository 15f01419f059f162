import { createContext, useContext } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { absoluteUrl } from '../../domain/site/paths.ts';

export const SiteOriginContext = createContext('');

export type TakeHead = (head: Head, canonical: string) => void;

/** Hands a page's head and canonical URL to the pre-renderer. Undefined in a browser. */
export const TakeHeadContext = createContext<TakeHead | undefined>(undefined);

/** Sets a page's title, description, robots and canonical link (docs/specification.md#routes). */
export function PageHead({ title, description, indexability }: Head) {
  const { pathname, search } = useLocation();
  const canonical = absoluteUrl(useContext(SiteOriginContext), pathname + search);
  useContext(TakeHeadContext)?.({ title, description, indexability }, canonical);
  return (
    // A hidden tab paints no frame, which a deferred title would wait for.
    <Helmet defer={false}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexability.index && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={canonical} />
    </Helmet>
  );
}
