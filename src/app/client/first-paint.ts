const waitWithoutPaintReportMs = 1000;

/** Calls `callback` after the browser's first paint, at the latest after a second. */
export function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') {
    callback();
    return;
  }
  const painted = new PerformanceObserver(() => start());
  const timer = setTimeout(() => start(), waitWithoutPaintReportMs);
  const start = (): void => {
    painted.disconnect();
    clearTimeout(timer);
    callback();
  };
  painted.observe({ type: 'paint', buffered: true });
}
