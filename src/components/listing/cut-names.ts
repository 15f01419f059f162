/** Hides the names on a map that its edge would cut or that lie under its scale, and shows those that no longer do. */
export function hideCutNames(map: Element): void {
  const edge = map.getBoundingClientRect();
  const scale = [...map.querySelectorAll('.map-bar > *, .map-scale')].map((part) =>
    part.getBoundingClientRect(),
  );
  const names = [...map.querySelectorAll('.map-sheet > text')].map((name) => {
    const box = name.getBoundingClientRect();
    const whole =
      box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom;
    return { name, cut: !whole || scale.some((part) => overlap(box, part)) };
  });
  for (const { name, cut } of names) name.classList.toggle('cut', cut);
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
