import { createElement, Fragment, type ReactNode } from 'react';
import { memoize } from '../../domain/text/memoize.ts';

/** Makes the element of each tag from the text between its two halves. */
type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

const patternOf = memoize((names: string) => new RegExp(`<(${names})>(.*?)</\\1>`));

/** Shows a message that has tags, such as `Read <terms>our terms</terms>.`, with the element for each; other markup stays text. */
export function taggedMessage(message: string, tags: Tags): ReactNode {
  const parts = message.split(patternOf(Object.keys(tags).join('|')));
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => {
      if (index % 3 === 0) return part;
      return index % 3 === 1 ? tags[part]?.(parts[index + 1] ?? '') : null;
    }),
  );
}
