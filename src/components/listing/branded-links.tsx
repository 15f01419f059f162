import type { BrandedLink } from '../../domain/dataset.ts';
import { landingPath } from '../../domain/paths.ts';

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
