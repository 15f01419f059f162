import { expect, it } from 'vitest';
import { withoutControls } from './terminal.ts';

it('a terminal gets no control characters, whatever a file or a service contains', () => {
  expect(withoutControls('status 400: \x1b[2Jbusy\x07\r')).toBe(
    'status 400: <U+001B>[2Jbusy<U+0007><U+000D>',
  );
  expect(withoutControls('\u009b31m')).toBe('<U+009B>31m');
  expect(withoutControls('Größe\tone\ntwo')).toBe('Größe\tone\ntwo');
});
