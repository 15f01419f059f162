import { spaced } from '../../text/spaced.ts';
import type { Intent, Lexicon } from './lexicon.ts';
import type { Dictionary } from './match-runs.ts';
import type { KnownWord } from './spelling.ts';
import { type WordForms, wordForms } from './words.ts';

/**
 * What a search's words mean, places aside. `wish`: they ask for a filter, `open` or `near`. `support`: they
 * mean nothing without a filter. `filler`: the search ignores them.
 */
export type Meaning =
  | { readonly kind: 'wish'; readonly id: Intent }
  | { readonly kind: 'chain'; readonly name: string }
  | { readonly kind: 'nearest' | 'unanswerable' | 'support' | 'filler' };

export interface MeaningIndex {
  readonly forms: WordForms;
  readonly wordings: Dictionary<Meaning>;
  readonly words: ReadonlyMap<string, KnownWord>;
  readonly brands: readonly string[];
}

const vocabularyWeight = 1e5;

/** Returns an index of what words mean to a search, places aside. */
export function meaningIndex(lexicon: Lexicon, brands: readonly string[]): MeaningIndex {
  const forms = wordForms(lexicon);
  const wordings = new Map<string, Meaning[]>();
  const words = new Map<string, KnownWord>();
  const add = (texts: readonly string[], meaning: Meaning): void => {
    for (const text of texts.map(spaced)) {
      const parts = text.split(' ');
      const key = forms.key(parts);
      const meanings = wordings.get(key);
      if (meanings === undefined) wordings.set(key, [meaning]);
      else if (meaning.kind === 'wish') meanings.push(meaning);
      for (const word of [...parts, parts.join('')])
        if (!words.has(forms.of(word)))
          words.set(forms.of(word), { written: word, likely: vocabularyWeight });
    }
  };
  for (const [id, texts] of lexicon.intents) add(texts, { kind: 'wish', id });
  for (const [name = '', ...others] of lexicon.brands) add([name, ...others], { kind: 'chain', name });
  for (const brand of brands) add([brand], { kind: 'chain', name: spaced(brand) });
  for (const kind of ['nearest', 'unanswerable', 'support'] as const) add(lexicon[kind], { kind });
  add(lexicon.fillers, { kind: 'filler' });
  return { forms, wordings, words, brands };
}
