import type { BrandedLink } from '../../domain/dataset.ts';
import { brandName } from '../../domain/landing-list.ts';
import { landingPath } from '../../domain/paths.ts';

interface BrandedLinksProps {
  readonly links: readonly BrandedLink[];
}

/** Links to the branded-store pages. */
export function BrandedLinks({ links }: BrandedLinksProps) {
  return (
    <ul className="links">
      {links.map(({ slug, name, state }) => (
        <li key={slug}>
          <a href={landingPath(slug)}>{`${brandName}, ${name}, ${state}`}</a>
        </li>
      ))}
    </ul>
  );
}
