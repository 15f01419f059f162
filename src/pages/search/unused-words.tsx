import * as answersMessages from '../../messages/generated/answers.ts';

/** Tells the visitor which of their words could not be used. */
export function UnusedWords({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  const listed = words.length === 1 ? words.join() : words.map((word) => `“${word}”`).join(', ');
  return (
    <p role="status" className="tight">
      {answersMessages.unused({ count: words.length, words: listed })}
    </p>
  );
}
