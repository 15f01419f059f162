/** Hides the names and the drawn pins on a map that its edge would cut, and the names that lie under its scale, and shows those that no longer do. */
export function hideCutParts(map: Element): void {
  const edge = map.getBoundingClientRect();
  const isWhole = (box: DOMRect): boolean =>
    box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom;
  const scale = [...map.querySelectorAll('.map-bar > *, .map-scale')].map((part) =>
    part.getBoundingClientRect(),
  );
  const names = [...map.querySelectorAll('.map-sheet > text')].map((name) => {
    const box = name.getBoundingClientRect();
    return { part: name, cut: !isWhole(box) || scale.some((under) => overlap(box, under)) };
  });
  const pins = [...map.querySelectorAll('.map-sheet > :is(.pin, .cluster)')].map((pin) => {
    const shape = pin.querySelector('path, circle');
    return { part: pin, cut: shape !== null && !isWhole(shape.getBoundingClientRect()) };
  });
  for (const { part, cut } of [...names, ...pins]) part.classList.toggle('cut', cut);
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
