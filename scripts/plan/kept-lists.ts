/**
 * Makes lists when they are asked for, and keeps them as long as all kept hold no more than `most` items. A plan of a hundred thousand
 * pages would fill the memory with what is looked at a few times; that of a few cities is read again and again.
 */
export function keptLists(most: number): <Item>(make: () => readonly Item[]) => () => readonly Item[] {
  let room = most;
  return (make) => {
    let kept: ReturnType<typeof make> | undefined;
    return () => {
      if (kept !== undefined) return kept;
      const list = make();
      if (list.length > room) return list;
      room -= list.length;
      kept = list;
      return list;
    };
  };
}
