import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, withMove } from './address-lists.ts';

const since = '2026-11-22';
const move = (from: string, to?: string): Move => ({ kind: 'city', from, to, since });
const made = (...moves: readonly Move[]): readonly string[] =>
  moves.reduce<readonly Move[]>(withMove, []).map(({ from, to = '' }) => `${from} → ${to}`);

describe('a list of moves', () => {
  it('leads on to the newest name', () => {
    expect(made(move('a', 'b'), move('b', 'c'))).toEqual(['a → c', 'b → c']);
  });

  it('marks all earlier names as gone if the newest is', () => {
    expect(made(move('a', 'b'), move('b'))).toEqual(['a → ', 'b → ']);
  });

  it('has no entry for a name that came back', () => {
    expect(made(move('a', 'b'), move('b', 'a'))).toEqual(['b → a']);
  });

  it('keeps moves of other kinds apart', () => {
    const template: Move = { kind: 'template', from: 'a', to: 'b', since };
    expect(made(template, move('b', 'c'))).toEqual(['b → c', 'a → b']);
  });

  it('has no chain, no loop and no name twice, whatever was edited', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd');
    const edits = fc.array(fc.tuple(names, fc.option(names, { nil: undefined })), { maxLength: 20 });
    fc.assert(
      fc.property(edits, (edited) => {
        const moves = edited.map(([from, to]) => move(from, to)).reduce<readonly Move[]>(withMove, []);
        const sources = moves.map(({ from }) => from);
        expect(new Set(sources).size).toBe(sources.length);
        for (const { to } of moves) if (to !== undefined) expect(sources).not.toContain(to);
      }),
    );
  });
});
