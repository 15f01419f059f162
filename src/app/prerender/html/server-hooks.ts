import { Unsupported } from './unsupported.ts';

const nothing = (): void => undefined;
const refuse = (what: string) => (): never => {
  throw new Unsupported(what);
};
const firstOf = (initial: unknown): unknown => (typeof initial === 'function' ? initial() : initial);
const setState = refuse('a state that changes while a page is rendered');

/** What React's hooks come to where a page is rendered once and never again. `read` gives the value of a context. */
export const serverHooks = (read: (context: object) => unknown): object => ({
  readContext: read,
  useContext: read,
  use: (usable: object) => ('then' in usable ? refuse('a promise')() : read(usable)),
  useState: (initial: unknown) => [firstOf(initial), setState],
  useReducer: (_: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
    init === undefined ? initial : init(initial),
    setState,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (initial: unknown) => ({ current: initial }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, setState],
  useSyncExternalStore: (_: unknown, __: unknown, onServer?: () => unknown) =>
    onServer === undefined ? refuse('a store without a value for the server')() : onServer(),
  useId: refuse('useId'),
  useOptimistic: refuse('useOptimistic'),
  useActionState: refuse('useActionState'),
  useFormState: refuse('useFormState'),
  useHostTransitionStatus: refuse('useFormStatus'),
  useEffectEvent: refuse('useEffectEvent'),
  useMemoCache: refuse('the memo cache of compiled components'),
  useCacheRefresh: refuse('useCacheRefresh'),
});
