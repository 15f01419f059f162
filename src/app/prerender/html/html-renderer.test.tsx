import fc from 'fast-check';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../components/ui/fragments.ts';
import { holdsMarks } from './fragment-cache.ts';
import { HtmlRenderer } from './html-renderer.ts';

interface RowProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly count?: number | undefined;
  readonly tags?: readonly (string | number)[];
}

let rendered: string[] = [];

const Row = fragment(
  ({ name, note, count, tags = [] }: RowProps) => {
    rendered.push(name);
    return (
      <li title={note}>
        {name}
        {note !== undefined && note !== '' && <b>{note}</b>} {note}
        {count}
        {tags.map((tag) => (
          <i key={`${typeof tag} ${tag}`}>{tag}</i>
        ))}
      </li>
    );
  },
  { holes: ['note'] },
);

const Group = fragment(
  ({ title, rows, note }: { title: string; rows: readonly RowProps[]; note?: string }) => (
    <section>
      <h2>{title}</h2>
      <ul>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat
          <Row key={index} {...row} note={note} />
        ))}
      </ul>
      {title}
    </section>
  ),
  { holes: ['note', 'title'] },
);

/** What a page may hold, with all that HTML writes in another way. */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', "'", '"', '&', '<', '>', ' ', '-', '$', '\\', 'é', '–', '😀', '0'),
  }),
  fc.constantFrom('', '&amp;', '<!-- -->', '$&', '</li>'),
);
const row = fc.record(
  {
    name: text,
    note: fc.option(text, { nil: undefined }),
    count: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    tags: fc.array(fc.oneof(fc.constantFrom('1', '1,2'), fc.constantFrom(1, 2)), { maxLength: 3 }),
  },
  { requiredKeys: ['name'] },
);

/** Pages as they come out with fragments shared between them, and plainly. */
function bothWays(pages: readonly ReactNode[]) {
  const renderer = new HtmlRenderer();
  return {
    shared: pages.map((page) => renderer.page(page).join('')),
    plain: pages.map((page) => renderToString(page)),
  };
}

describe('pages whose parts are rendered once', () => {
  it('are those of the plain rendering to the byte, whatever their texts', () => {
    fc.assert(
      fc.property(fc.array(fc.array(row, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (pages) => {
        const { shared, plain } = bothWays(
          pages.map((rows, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages repeat
            <main key={number}>
              {rows.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names repeat
                <Row key={index} {...each} />
              ))}
            </main>
          )),
        );
        expect(shared).toEqual(plain);
      }),
    );
  });

  it('are so too where a fragment stands in another, and passes its holes on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.array(row, { maxLength: 3 }), text), { maxLength: 3 }),
        (groups) => {
          const page = groups.map(([title, rows, note], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat
            <Group key={index} title={title} rows={rows} note={note} />
          ));
          const { shared, plain } = bothWays([
            <div key="a">{page}</div>,
            page,
            <p key="b">{page.slice(1)}</p>,
          ]);
          expect(shared).toEqual(plain);
        },
      ),
    );
  });

  it('have no comment beside a fragment but between texts', () => {
    const page = (
      <div>
        a<Row name="b" />
        <Row name="b" />c{'d'}
        <Row name="e" />
      </div>
    );
    const { shared, plain } = bothWays([page]);
    expect(shared).toEqual(plain);
    expect(plain.join('')).toContain('c<!-- -->d');
  });

  it('come in pieces where a part is long, which is not joined with each page', () => {
    const name = 'Oak'.repeat(1000);
    const page = (
      <main>
        a<Row name={name} note="1 mi" />b<Row name="Elm" />
      </main>
    );
    const [start, part, ...rest] = new HtmlRenderer().page(page);
    expect(start).toBe('<main>a<li title="1 mi');
    expect(part?.length).toBeGreaterThan(name.length);
    expect(rest).toHaveLength(1);
    expect([start, part, ...rest].join('')).toBe(renderToString(page));
  });

  it('render a part once, however often its holes change', () => {
    rendered = [];
    const renderer = new HtmlRenderer();
    for (const note of ['1 mi', '2 mi', '3 mi']) renderer.page(<Row name="Oak" note={note} />);
    expect(rendered).toEqual(['Oak']);
    renderer.page(<Row name="Oak" />);
    renderer.page(<Row name="Oak" note="" />);
    expect(rendered).toEqual(['Oak', 'Oak', 'Oak']);
    renderer.clear();
    renderer.page(<Row name="Oak" note="1 mi" />);
    expect(rendered).toHaveLength(4);
  });

  it('refuse a part that asks for a context, which other pages may not have', () => {
    const Place = createContext('');
    const Careless = fragment(({ name }: { name: string }) => (
      <p>
        {name} in {useContext(Place)}
      </p>
    ));
    const page = (
      <Place value="Miami">
        <Careless name="Oak" />
      </Place>
    );
    expect(() => new HtmlRenderer().page(page)).toThrow('it may not ask for a context');
  });

  it('differ where a part depends on what is not in its props, so that comparing them with plain pages finds it', () => {
    let place = '';
    const Careless = fragment(({ name }: { name: string }) => (
      <p>
        {name} in {place}
      </p>
    ));
    const renderer = new HtmlRenderer();
    const shared = ['Miami', 'Tampa'].map((next) => {
      place = next;
      return renderer.page(<Careless name="Oak" />).join('');
    });
    expect(shared).toEqual(['<p>Oak<!-- --> in <!-- -->Miami</p>', '<p>Oak<!-- --> in <!-- -->Miami</p>']);
  });

  it('refuse a part that ends in text, which React would part from a text beside it', () => {
    const Loose = fragment(({ name }: { name: string }) => (
      <>
        <b>{name}</b> and so on
      </>
    ));
    const renderer = new HtmlRenderer();
    expect(() => renderer.page(<Loose name="Oak" />)).toThrow('must begin and end with an element');
  });

  it('go on after a page that threw', () => {
    const Broken = fragment(({ name }: { name: string }) => {
      if (name === 'bad') throw new Error('broken');
      return <p>{name}</p>;
    });
    const renderer = new HtmlRenderer();
    expect(() => renderer.page(<Broken name="bad" />)).toThrow('broken');
    expect(() => renderer.page(<Broken name="bad" />)).toThrow('broken');
    expect(renderer.page(<Broken name="good" />)).toEqual(['<p>good</p>']);
    expect(renderToString(<Broken name="good" />)).toBe('<p>good</p>');
  });
});

describe('a text with a character that marks are made of', () => {
  it('is seen in the JSON that it comes in', () => {
    expect(holdsMarks(JSON.stringify({ name: 'Oak\u0001Drug' }))).toBe(true);
    expect(holdsMarks(JSON.stringify({ name: 'Oak\u0004Drug' }))).toBe(true);
    expect(holdsMarks(JSON.stringify({ name: 'Oak “Drug”\t\n' }))).toBe(false);
  });
});
