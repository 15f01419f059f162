/** Hides the names on a map that its edge would cut, and shows those that it no longer does. */
export function hideCutNames(map: Element): void {
  const edge = map.getBoundingClientRect();
  const names = [...map.querySelectorAll('.map-sheet > text')].map((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const whole = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
    return { name, cut: !whole };
  });
  for (const { name, cut } of names) name.classList.toggle('cut', cut);
}
