import { PlaceFinder } from '../../features/directory-search/place-finder.tsx';

interface FinderProps {
  readonly text?: string | undefined;
  readonly base?: string | undefined;
  readonly large?: boolean | undefined;
}

const loadSuggesting = async () => (await import('./suggesting-field.tsx')).SuggestingField;

/** The search box over this site's own lists. */
export const Finder = (props: FinderProps) => <PlaceFinder {...props} loadSuggesting={loadSuggesting} />;
