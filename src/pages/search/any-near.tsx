import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

interface AnyNearProps {
  /** What is asked for besides the name. */
  readonly query: DirectoryQuery;
}

/** The way to what is around the visitor, for who asked for a name near them that nobody has. */
export function AnyNear({ query }: AnyNearProps) {
  const intents = intentLabels(query);
  return (
    <p className="tight">
      <a className="btn" href={directorySearchPath({ ...query, q: '', from: 'me', page: 1 })}>
        {intents === '' ? answersMessages.anyNear : answersMessages.anyNearFor({ intents })}
      </a>
    </p>
  );
}
