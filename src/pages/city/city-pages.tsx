import { LinkGroups } from '../../components/listing/link-groups.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingGroups } from '../../domain/landing/landing-groups.ts';

/** All pages of the landing list of a city, in groups that unfold. */
export const CityPages = ({ entries }: { readonly entries: readonly LandingEntry[] }) => (
  <LinkGroups groups={landingGroups(entries)} />
);
