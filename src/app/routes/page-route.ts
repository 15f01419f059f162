import type { Params } from 'react-router-dom';
import { usState } from '../../domain/places/us-state.ts';
import type { PageRef } from '../../domain/site/page-ref.ts';
import { notFoundPath, routePatterns } from '../../domain/site/paths.ts';

interface PageRoute {
  readonly path?: string;
  readonly params: Params;
}

/** Returns a page's route pattern and path parameters. The pattern of the home page is undefined. */
export function pageRoute(page: PageRef): PageRoute {
  switch (page.kind) {
    case 'home':
      return { params: {} };
    case 'preset':
      return { path: page.preset, params: {} };
    case 'fixed':
      return { path: page.page, params: {} };
    case 'not-found':
      return { path: notFoundPath, params: {} };
    case 'state':
      return { path: routePatterns.location, params: { location: usState(page.state).slug } };
    case 'city':
      return { path: routePatterns.location, params: { location: page.city } };
    case 'city-search':
      return { path: routePatterns.slug, params: { slug: `pharmacy-${page.city}` } };
    case 'landing':
      return { path: routePatterns.slug, params: { slug: page.slug } };
    case 'list-page':
      return {
        path: routePatterns.pharmacy,
        params: { location: page.city, pharmacy: `page-${page.number}` },
      };
    case 'pharmacy':
    case 'closed-pharmacy':
      return { path: routePatterns.pharmacy, params: { location: page.city, pharmacy: page.pharmacy } };
    case 'brand':
      return { path: routePatterns.brand, params: { brand: page.brand } };
    case 'brand-state':
      return {
        path: routePatterns.brand,
        params: { brand: page.brand, state: usState(page.state).slug },
      };
    case 'brand-city':
      return {
        path: routePatterns.brand,
        params: { brand: page.brand, state: usState(page.state).slug, location: page.city },
      };
  }
}
