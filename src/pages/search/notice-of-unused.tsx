import { useLocation } from 'react-router-dom';
import { UnusedWords } from './unused-words.tsx';

/** Tells on the page of what is near the visitor which of the words that led there could not be used. */
export function NoticeOfUnused() {
  const state: unknown = useLocation().state;
  const words: unknown = typeof state === 'object' && state !== null && 'unused' in state ? state.unused : [];
  const read: unknown =
    typeof state === 'object' && state !== null && 'readAs' in state ? state.readAs : undefined;
  const readAs = typeof read === 'string' ? read : undefined;
  if (!Array.isArray(words) || (words.length === 0 && readAs === undefined)) return null;
  return (
    <div className="wrap">
      <UnusedWords words={words.map(String)} readAs={readAs} />
    </div>
  );
}
