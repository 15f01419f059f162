import { createElement, Fragment, type ReactNode } from 'react';

/** Makes the element of each tag from the text between its two halves. */
type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

/** Shows a message that has tags, such as `Read <terms>our terms</terms>.`, with the element for each; other markup stays text. */
export function taggedMessage(message: string, tags: Tags): ReactNode {
  const parts = partsOf(message, Object.keys(tags));
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => {
      if (index % 3 === 0) return part;
      return index % 3 === 1 ? tags[part]?.(parts[index + 1] ?? '') : null;
    }),
  );
}

/** A text before each tag, the tag's name and the text in it, and the text after the last. */
const partsOf = (message: string, names: readonly string[]): readonly string[] =>
  message.split(new RegExp(`<(${names.join('|')})>(.*?)</\\1>`));

/** The same message as text alone, without its tags. */
export const untaggedMessage = (message: string, ...names: readonly string[]): string =>
  partsOf(message, names)
    .filter((_, index) => index % 3 !== 1)
    .join('');
