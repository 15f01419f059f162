import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { standInCode } from './unchecked-props.ts';

interface Kind {
  readonly isRequired: Kind;
  (...kinds: readonly unknown[]): Kind;
}

it('the stand-in lets a component declare any kind of property, required or not', () => {
  const kinds: Readonly<Record<string, Kind>> = runInNewContext(standInCode.replace('export default', ''));
  const { func, shape, oneOfType, arrayOf, node, any } = kinds;
  expect(func?.isRequired).toBeDefined();
  expect(shape?.({ a: any?.isRequired }).isRequired).toBeDefined();
  expect(oneOfType?.([arrayOf?.(node), node]).isRequired).toBeDefined();
});
