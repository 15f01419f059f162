import * as answersMessages from '../../messages/generated/answers.ts';

interface UnusedWordsProps {
  readonly words: readonly string[];
  /** The search as it is read, where letters of it are wrong. */
  readonly readAs?: string | undefined;
}

/** Tells the visitor how their words were read where they were corrected, and which could not be used. */
export function UnusedWords({ words, readAs }: UnusedWordsProps) {
  if (words.length === 0 && readAs === undefined) return null;
  const listed = words.length === 1 ? words.join() : words.map((word) => `“${word}”`).join(', ');
  return (
    <p role="status" className="tight">
      {readAs !== undefined && `${answersMessages.readAs({ text: readAs })} `}
      {words.length > 0 && answersMessages.unused({ count: words.length, words: listed })}
    </p>
  );
}
