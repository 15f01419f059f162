const waitWithoutPaintReportMs = 1000;

/**
 * Calls `callback` once the browser reports the first paint, at the latest after a second. Calls it at once
 * in a hidden tab.
 */
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
