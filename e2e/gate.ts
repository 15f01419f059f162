interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Something to wait for until a test lets it go. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
