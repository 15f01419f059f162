import { isShortcut, type PressedKey } from '../../components/ui/pressed-key.ts';

/** The position of the control of a toolbar that a key leads to, from the one at `position` of `count`; undefined for other keys. */
export function stopAfter(pressed: PressedKey, position: number, count: number): number | undefined {
  if (isShortcut(pressed)) return undefined;
  switch (pressed.key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
