import { useEffect, useState } from 'react';

/** As long as a screen reader is spared what changes again. */
const settleMs = 500;

/** A text once it has stayed the same for half a second; empty before its first change. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((before) => (before === '' && text === first ? '' : text)),
      settleMs,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
