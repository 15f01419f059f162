import { createElement, Fragment, type ReactNode } from 'react';
import { memoize } from '../../domain/text/memoize.ts';

type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

const patternOf = memoize((names: string) => new RegExp(`<(${names})>(.*?)</\\1>`));

/** Renders a message whose tags become elements: `Read <terms>our terms</terms>.` */
export function taggedMessage(message: string, tags: Tags): ReactNode {
  const parts = message.split(patternOf(Object.keys(tags).join('|')));
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => {
      if (index % 3 === 2 || part === '') return null;
      const content = index % 3 === 0 ? part : tags[part]?.(parts[index + 1] ?? '');
      // Bare text beside elements cannot change once a browser has translated the page.
      return typeof content === 'string' ? createElement('span', null, content) : content;
    }),
  );
}

/** Renders a message whose tags become links to `addresses`: `Read <terms>our terms</terms>.` */
export const linkedMessage = (message: string, addresses: Readonly<Record<string, string>>): ReactNode =>
  taggedMessage(
    message,
    Object.fromEntries(
      Object.entries(addresses).map(([tag, href]) => [tag, (text) => <a href={href}>{text}</a>]),
    ),
  );

/** Link addresses for the tags `<emergency>` and `<poison>` of messages. */
export const emergencyNumbers = { emergency: 'tel:911', poison: 'tel:+18002221222' } as const;
