interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Makes a promise `opened` that stays pending until `open` is called. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
