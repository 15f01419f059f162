interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** A promise that stays pending until the test opens the gate. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
