import { site } from '../config/site.ts';
import { escapeHtml, type PageHead } from '../domain/page-head.ts';
import { absoluteUrl } from '../domain/paths.ts';

/** The site's own mark, square; the build renders it (scripts/images/site-icons.ts). */
const picture = '/icons/icon-512.png';

/**
 * What a link to the page looks like where it is shared (Open Graph; X reads the same but for the card's kind). Only the
 * pre-renderer writes it: what makes previews loads every page anew.
 */
export function socialCard({ title, description }: PageHead, canonical: string, origin: string): string {
  const facts = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title.replace(` | ${site.name}`, ''),
    'og:description': description,
    'og:url': canonical,
    'og:image': absoluteUrl(origin, picture),
  };
  const tags = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary"/>`;
}
