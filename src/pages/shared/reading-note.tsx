import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import type { UntoldTopic } from '../../vocabulary/search-lexicon.ts';

/** How a search's words were read, such as the unused words. */
export type ReadingNotes = Pick<RoutePhrase, 'unused' | 'readAs' | 'topics'>;

/** Says how the search that redirected here was read. Nothing for other visits. */
export function RedirectNote() {
  const notes: Partial<ReadingNotes> | null = useLocation().state;
  return <ReadingNote {...notes} />;
}

/** Says how a search's words were read, such as which were not used. */
export function ReadingNote(notes: Partial<ReadingNotes>) {
  const sentences = readingSentences(notes);
  return (
    sentences.length > 0 && (
      <p role="status" className="tight">
        {sentences.join(' ')}
      </p>
    )
  );
}

function readingSentences({ unused = [], readAs, topics = {} }: Partial<ReadingNotes>): readonly string[] {
  const about = (topic?: UntoldTopic) =>
    unused.filter((words) => (Object.hasOwn(topics, words) ? topics[words] : undefined) === topic);
  const orList = new Intl.ListFormat(site.language, { type: 'disjunction' });
  const [products, plans, others] = [about('products'), about('plans'), about()];
  const isStock = about('stock').length > 0 && products.length === 0;
  const quoted = others.length === 1 ? others.join() : others.map((words) => `“${words}”`).join(', ');
  return [
    readAs !== undefined && answersMessages.readAs({ text: readAs }),
    products.length > 0 && answersMessages.noStock({ words: orList.format(products) }),
    isStock && answersMessages.anyStock,
    plans.length > 0 && answersMessages.noPlans({ words: orList.format(plans) }),
    about('prices').length > 0 && answersMessages.noPrices,
    others.length > 0 && answersMessages.unused({ count: others.length, words: quoted }),
  ].filter((sentence) => sentence !== false);
}
