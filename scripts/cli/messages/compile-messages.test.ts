import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problems/problem.ts';
import { compileMessages } from './compile-messages.ts';

const modulesOf = (areas: unknown): ReadonlyMap<string, string> => {
  const checked = compileMessages('en.json', JSON.stringify(areas, null, 2));
  if (!checked.ok) throw new Error(checked.problems.map(formatProblem).join('\n'));
  return checked.value;
};

const faults = (json: string): readonly string[] => {
  const checked = compileMessages('en.json', json);
  return checked.ok ? [] : checked.problems.map(formatProblem);
};

const compiled = (messages: unknown): string => {
  const text = modulesOf({ home: messages }).get('home.ts') ?? '';
  return text.slice(text.indexOf('export'));
};

describe('a compiled message', () => {
  it('without placeholders is a string', () => {
    expect(compiled({ title: 'Near you' })).toBe('export const title = "Near you";\n');
  });

  it('is a function of its placeholders, with types that follow from their use', () => {
    const signature = (message: string) => /= (\(.*?\)): string/.exec(compiled({ message }))?.[1];
    expect(signature('Near {place}')).toBe('(d: { readonly place: string | number })');
    expect(signature('{count, number} of them')).toBe('(d: { readonly count: number })');
    expect(signature('{count, plural, one {# city of {state}} other {# cities of {state}}}')).toBe(
      '(d: { readonly count: number; readonly state: string | number })',
    );
    expect(signature('{plan, select, gold {A} silver {B} other {}}')).toBe(
      '(d: { readonly plan: "gold" | "silver" })',
    );
    expect(signature('{plan, select, gold {A} other {any}}')).toBe('(d: { readonly plan: string })');
  });

  it('of a group is found by its id', () => {
    expect(compiled({ label: { 'flu-shots': 'Flu shots' } })).toBe(
      'export const label = {\n  "flu-shots": "Flu shots",\n} as const;\n',
    );
  });

  it('imports only what it needs', () => {
    const modules = modulesOf({ a: { x: 'X' }, b: { y: '{n, plural, one {1} other {#}}' } });
    expect([...modules.keys()]).toEqual(['a.ts', 'b.ts', 'plural-rule.ts']);
    expect(modules.get('a.ts')).not.toContain('import');
    expect(modules.get('b.ts')).toContain("import { number, plural } from '../message-parts.ts';");
  });
});

describe('a bad catalogue', () => {
  it('is refused with every problem', () => {
    const found = faults(
      JSON.stringify({
        home: {
          empty: ' ',
          open: '{count',
          number: 3,
          'not-camel': 'x',
          date: '{day, date}',
          two: '{n, plural, two {x} other {y}}',
          other: '{n, plural, one {x}}',
          both: '{n, plural, one {x} other {y}} {n, select, a {x} other {}}',
        },
        flat: 'text',
      }),
    );
    expect(found).toHaveLength(9);
    expect(found.join('\n')).toContain('home.empty: it is empty');
    expect(found.join('\n')).toContain('home.date: {day, date} is not known');
  });

  it('is refused if it is no JSON', () => {
    expect(faults('{')).toHaveLength(1);
    expect(faults('[]')).toHaveLength(1);
  });
});
