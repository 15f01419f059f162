import type { BrandedLink } from '../../domain/site/dataset.ts';
import { landingPath } from '../../domain/site/paths.ts';

interface BrandedLinksProps {
  readonly links: readonly BrandedLink[];
}

/** Links to the branded-store pages. */
export function BrandedLinks({ links }: BrandedLinksProps) {
  return (
    <ul className="links">
      {links.map(({ slug, name }) => (
        <li key={slug}>
          <a href={landingPath(slug)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
