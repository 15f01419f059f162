import { useLocation } from 'react-router-dom';
import { UnusedWords } from './unused-words.tsx';

/** Tells on the page of what is near the visitor which of the words that led there could not be used. */
export function NoticeOfUnused() {
  const state: unknown = useLocation().state;
  const words: unknown = typeof state === 'object' && state !== null && 'unused' in state ? state.unused : [];
  if (!Array.isArray(words) || words.length === 0) return null;
  return (
    <div className="wrap">
      <UnusedWords words={words.map(String)} />
    </div>
  );
}
