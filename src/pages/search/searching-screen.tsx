import { searchIndexability } from '../../domain/site/indexability.ts';
import * as searchingMessages from '../../messages/generated/searching.ts';
import { headOf } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

/** What stands while a search is resolved. It comes with the directory, before the code of any answer. */
export const SearchingScreen = ({ text }: { readonly text: string }) => (
  <Screen
    head={headOf(
      searchingMessages.head({ text }),
      [searchingMessages.description({ text })],
      searchIndexability,
    )}
    title={searchingMessages.title({ text })}
  >
    <p role="status">{searchingMessages.wait}</p>
  </Screen>
);
