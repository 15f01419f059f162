import { createContext, useContext, useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { absoluteUrl } from '../../domain/site/paths.ts';
import { showHead } from './show-head.ts';

/** Receives the head of the page being pre-rendered, with its canonical URL. */
export type HeadSink = (head: Head, canonical: string) => void;

/**
 * Where the pre-renderer collects heads. Helmet on the server walks its whole state for each page; the pre-renderer
 * writes the same tags from the same values (page-head.ts) without it.
 */
export const HeadSinkContext = createContext<HeadSink | null>(null);

/** The site's origin for canonical links. */
export const SiteOriginContext = createContext('');

/** Sets the page's title, description, robots and canonical: origin + path + query string (docs/specification.md#routes). */
export function PageHead({ title, description, indexability }: Head) {
  const { pathname, search } = useLocation();
  const canonical = absoluteUrl(useContext(SiteOriginContext), pathname + search);
  const sink = useContext(HeadSinkContext);
  useEffect(() => {
    showHead(document, { title, description, indexability }, canonical);
  }, [title, description, indexability, canonical]);
  if (sink !== null) {
    sink({ title, description, indexability }, canonical);
    return null;
  }
  // The development server collects heads by Helmet, which no browser then needs (scripts/build/bundle/without-helmet.ts).
  if (!import.meta.env.SSR) return null;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexability.index && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={canonical} />
    </Helmet>
  );
}
