import fc from 'fast-check';
import {
  Component,
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HtmlRenderer } from './html-renderer.ts';

const Place = createContext('nowhere');
const Where = ({ before }: { readonly before?: string }) => (
  <>
    {before}
    {useContext(Place)}
  </>
);
const Remembered = memo(Where);
const Here = ({ children }: { readonly children?: ReactNode }) => <Place value="here">{children}</Place>;
const Nothing = () => null;
const Twice = ({ children }: { readonly children?: ReactNode }) => [
  <Fragment key="a">{children}</Fragment>,
  <Fragment key="b">{children}</Fragment>,
];

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', "'", '"', '&', '<', '>', ' ', '\n', 'é', '😀', '0', '-') }),
  fc.constantFrom('', '<!-- -->', '&amp;'),
);
/** React's development build complains of an empty address. */
const address = fc.oneof(
  text.filter((words) => words !== ''),
  fc.constantFrom('/a?b=1&c', '#x', 'tel:+1205', 'https://e.org/"', 'javascript:alert(1)', ' JavaScript:x'),
);
const attributes = fc.record(
  {
    className: text,
    id: text,
    title: fc.oneof(text, fc.constant(null), fc.integer()),
    href: address,
    hidden: fc.boolean(),
    'aria-label': text,
    'aria-hidden': fc.boolean(),
    'data-room': fc.oneof(text, fc.boolean(), fc.double({ noNaN: true })),
    tabIndex: fc.integer({ min: -2, max: 200 }),
    style: fc.record(
      {
        color: fc.constantFrom('red', '', 'var(--"a")'),
        '--x': fc.constantFrom('1px', '"<&'),
        marginTop: fc.integer(),
      },
      { requiredKeys: [] },
    ),
    onClick: fc.constant(() => undefined),
    suppressHydrationWarning: fc.boolean(),
    translate: fc.constantFrom('yes', 'no'),
    colSpan: fc.integer({ min: 0, max: 3 }),
    start: fc.integer(),
    strokeWidth: fc.double({ noNaN: true, min: 0, max: 9 }),
    name: text,
    action: address,
    method: fc.constantFrom('get', 'post'),
    encType: fc.constantFrom('text/plain', 'multipart/form-data'),
    formTarget: text,
    type: fc.constantFrom('button', 'submit'),
    ref: fc.constant({ current: null }),
  },
  { requiredKeys: [] },
);

/** Trees of what the site is made of, in any order. */
const { node } = fc.letrec<{ node: ReactNode; element: ReactNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    tie('element'),
    fc.array(tie('node'), { maxLength: 4 }).map((nodes) => createElement(Fragment, null, ...nodes)),
  ),
  element: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('a', 'div', 'p', 'span', 'svg', 'path', 'button', 'form', 'li', 'td', 'details'),
        attributes,
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc.tuple(fc.constantFrom('br', 'input'), attributes).map(([tag, props]) => createElement(tag, props)),
    fc
      .tuple(
        fc.constantFrom(Fragment, StrictMode, Suspense, Twice, Here),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([type, children]) => createElement(type, null, ...children)),
    fc
      .tuple(fc.constantFrom(Where, Remembered), text)
      .map(([type, before]) => createElement(type, { before })),
    fc.constant(<Nothing />),
  ),
}));

class Old extends Component {
  override render() {
    return <p>old</p>;
  }
}

const Hooks = () => {
  const [count] = useState(1);
  const [late] = useState(() => 2);
  const [reduced] = useReducer((state: number) => state + 1, 3);
  const [made] = useReducer(
    (state: number) => state + 1,
    3,
    (first) => first + 1,
  );
  const ref = useRef(5);
  const kept = useMemo(() => 6, []);
  const called = useCallback(() => 7, [])();
  const shown = useDeferredValue(8, 80);
  const [pending] = useTransition();
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => 90,
    () => 9,
  );
  useEffect(() => expect.unreachable());
  useLayoutEffect(() => expect.unreachable());
  const values = [count, late, reduced, made, ref.current, kept, called, shown, String(pending), stored];
  return (
    <p>
      {values.join(' ')} {use(Place)}
    </p>
  );
};

const Named = () => <p id={useId()}>named</p>;

const Changing = () => {
  const [value, setValue] = useState(0);
  if (value === 0) setValue(1);
  return <p>{value}</p>;
};

const Late = lazy(async () => ({ default: Nothing }));

const Broken = (): ReactNode => {
  throw new Error('broken');
};

/** What the pre-renderer makes of a node, which it must not leave to React. */
const own = (page: ReactNode): string => new HtmlRenderer(refuse).page(page).join('');
const refuse = (): never => {
  throw new Error('left to React');
};

describe('a page', () => {
  it('is what React makes of it, whatever elements, texts and attributes it is made of', () => {
    fc.assert(
      fc.property(node, (page) => {
        expect(own(page)).toBe(renderToString(page));
      }),
      { numRuns: 1000 },
    );
  });

  it('has of each hook what React gives on a server', () => {
    const page = (
      <Place value="here">
        <Hooks />
      </Place>
    );
    expect(own(page)).toBe('<p>1 2 3 4 5 6 7 80 false 9<!-- --> <!-- -->here</p>');
    expect(own(page)).toBe(renderToString(page));
  });

  it('has the nearest value of a context, and after it the one before', () => {
    const page = (
      <div>
        <Where />
        <Place value="a">
          <Place value="b">
            <Where />
          </Place>
          <Where />
          <Place.Consumer>{(place) => <b>{place}</b>}</Place.Consumer>
        </Place>
        <Where />
      </div>
    );
    expect(own(page)).toBe(renderToString(page));
  });
});

describe('a page that uses more of React than the pre-renderer knows', () => {
  it.each([
    ['a class', <Old key="a" />],
    ['useId', <Named key="a" />],
    ['a state that changes while it is rendered', <Changing key="a" />],
    [
      'code that is not there yet',
      <Suspense key="a" fallback={<p>…</p>}>
        <Late />
      </Suspense>,
    ],
    [
      'a list to choose from',
      <select key="a" defaultValue="b">
        <option value="b">b</option>
      </select>,
    ],
  ])('because of %s is rendered by React', (_, page) => {
    expect(() => own(page)).toThrow('left to React');
    expect(new HtmlRenderer().page(<main>{page}</main>)).toEqual([renderToString(<main>{page}</main>)]);
  });

  it('leaves nothing behind for the next', () => {
    const renderer = new HtmlRenderer();
    const bad = (
      <Place value="bad">
        text
        <Named />
      </Place>
    );
    renderer.page(bad);
    expect(renderer.page(<Where before="in " />)).toEqual(['in <!-- -->nowhere']);
  });

  it('throws what a component throws', () => {
    const page = (
      <Suspense>
        <Broken />
      </Suspense>
    );
    expect(() => own(page)).toThrow('broken');
  });
});
