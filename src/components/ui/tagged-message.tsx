import { createElement, Fragment, type ReactNode } from 'react';
import { memoize } from '../../domain/text/memoize.ts';

/** Makes the element of each tag from the text between its two halves. */
type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

const patternOf = memoize((names: string) => new RegExp(`<(${names})>(.*?)</\\1>`));

/**
 * Shows a message with an element for each of its tags: `Read <terms>our terms</terms>.` Text between has an
 * element too: bare text beside elements cannot change once a browser has translated the page.
 */
export function taggedMessage(message: string, tags: Tags): ReactNode {
  const parts = message.split(patternOf(Object.keys(tags).join('|')));
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => {
      if (index % 3 === 2 || part === '') return null;
      const shown = index % 3 === 0 ? part : tags[part]?.(parts[index + 1] ?? '');
      return typeof shown === 'string' ? createElement('span', null, shown) : shown;
    }),
  );
}

/** Shows a message whose tags are links, each to the address given for it. */
export const linkedMessage = (message: string, addresses: Readonly<Record<string, string>>): ReactNode =>
  taggedMessage(
    message,
    Object.fromEntries(
      Object.entries(addresses).map(([tag, href]) => [tag, (text) => <a href={href}>{text}</a>]),
    ),
  );

/** Whom to call in an emergency, by the tags of the messages that say so. */
export const emergencyNumbers = { emergency: 'tel:911', poison: 'tel:+18002221222' } as const;
