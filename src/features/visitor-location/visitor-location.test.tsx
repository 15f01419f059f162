// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocationProblem } from './device-location.ts';

const serviceUrl = 'https://geo.example/json?token=abc';
const birmingham = () => Response.json({ loc: '33.5207,-86.8025' });

let answer: () => Promise<Response>;
let requests: string[];
let logged: unknown[][];
let problems: LocationProblem[];
let store: typeof import('./visitor-location.ts');
let LocationBar: typeof import('./location-bar.tsx').LocationBar;

/** Starts the app anew, as each page of the site does. */
const newApp = async () => {
  vi.resetModules();
  store = await import('./visitor-location.ts');
  ({ LocationBar } = await import('./location-bar.tsx'));
};

beforeEach(async () => {
  await newApp();
  answer = async () => birmingham();
  requests = [];
  logged = [];
  problems = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return answer();
  });
  vi.spyOn(console, 'error').mockImplementation((...line) => {
    logged.push(line);
  });
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nameService = () => {
  document.head.innerHTML = `<meta name="visitor-location" content="${serviceUrl}">`;
};

function Point() {
  useEffect(() => store.startVisitorLocation((problem) => problems.push(problem)), []);
  const { location } = store.useVisitorLocation();
  return <output>{location === null ? 'nowhere' : `${location.lat} ${location.lng}`}</output>;
}
const app = () => (
  <StrictMode>
    <LocationBar />
    <Point />
  </StrictMode>
);
const show = async () => {
  await act(async () => render(app()));
  await act(() => vi.dynamicImportSettled());
};
const point = () => screen.getByRole('status').textContent;
const tap = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await act(() => vi.dynamicImportSettled());
};

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
const deviceAnswers = (device: Answer) => {
  const getCurrentPosition = vi.fn(
    (found: PositionCallback, failed: PositionErrorCallback, _options: PositionOptions) =>
      device(found, failed),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
};
const position = (latitude: number, longitude: number): GeolocationPosition => {
  const coords = {
    latitude,
    longitude,
    accuracy: 20,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
};
const positionError = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

describe('the network lookup', () => {
  it('makes no call and logs nothing when the page names no service', async () => {
    await show();
    expect([requests, logged, point()]).toEqual([[], [], 'nowhere']);
  });

  it('is made once, although StrictMode mounts twice and an error screen mounts again', async () => {
    nameService();
    await show();
    cleanup();
    await show();
    expect(requests).toEqual([serviceUrl]);
    expect(point()).toBe('33.5207 -86.8025');
  });

  it('calls its result a guess', async () => {
    nameService();
    await show();
    expect(screen.getByText('A guess from your network')).toBeDefined();
  });

  it('respects the Global Privacy Control signal', async () => {
    nameService();
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await show();
    expect(requests).toEqual([]);
  });

  it.each([403, 429, 500])('logs answer %i once, in the exact words, and goes on', async (status) => {
    nameService();
    answer = async () => new Response('{}', { status });
    await show();
    expect(logged).toEqual([[`Failed to fetch location: ${status}`]]);
    expect(point()).toBe('nowhere');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a malformed loc', async () => Response.json({ loc: '33.5;-86.8' })],
    ['bad JSON', async () => new Response('<html>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ])('logs %s once and goes on', async (_case, failing) => {
    nameService();
    answer = failing;
    await show();
    expect(logged).toEqual([[expect.stringMatching(/^Location lookup failed: /)]]);
    expect(point()).toBe('nowhere');
    expect(problems).toEqual([]);
  });

  it('does not run on the server, and the page hydrates without a difference', async () => {
    nameService();
    const html = renderToString(app());
    expect(requests).toEqual([]);
    expect(html).toContain('Your location stays on this device. Or search by city or ZIP code.');
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const root = document.querySelector('#root');
    if (root === null) throw new Error('The page has no root');
    const hydrated = await act(async () => hydrateRoot(root, app()));
    expect(logged).toEqual([]);
    expect(point()).toBe('33.5207 -86.8025');
    await act(async () => hydrated.unmount());
  });
});

describe('the device location', () => {
  it('is asked for only on a tap, and replaces the guess', async () => {
    nameService();
    const asked = deviceAnswers((found) => found(position(30.69, -88.04)));
    await show();
    expect(asked).not.toHaveBeenCalled();
    await tap('Use my location');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[2]).toEqual({
      enableHighAccuracy: false,
      timeout: 10_000,
      maximumAge: 60_000,
    });
    expect(point()).toBe('30.69 -88.04');
    expect(screen.getByText('From your location')).toBeDefined();
  });

  it('is not overwritten by a lookup that answers later', async () => {
    nameService();
    let answerLate = (_response: Response): void => {};
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    deviceAnswers((found) => found(position(30.69, -88.04)));
    await show();
    await tap('Use my location');
    await act(async () => answerLate(birmingham()));
    expect(point()).toBe('30.69 -88.04');
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('that is denied %s a lookup’s answer keeps that answer', async (_when, deniedFirst) => {
    nameService();
    let answerLate = (_response: Response): void => {};
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    let deny = (): void => {};
    deviceAnswers((_found, failed) => {
      deny = () => failed(positionError(1));
    });
    await show();
    await tap('Use my location');
    if (deniedFirst) await act(async () => deny());
    await act(async () => answerLate(birmingham()));
    if (!deniedFirst) await act(async () => deny());
    expect(point()).toBe('33.5207 -86.8025');
    expect(screen.queryByText('Finding your location…')).toBeNull();
  });

  it.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'slow'],
  ])('keeps the guess and explains error %i', async (code, problem) => {
    nameService();
    deviceAnswers((_found, failed) => failed(positionError(code)));
    await show();
    await tap('Use my location');
    expect(problems).toEqual([problem]);
    expect(point()).toBe('33.5207 -86.8025');
    expect(screen.queryByText('Finding your location…')).toBeNull();
  });

  it.each([
    [1, 'Location access is blocked. Search by city or ZIP code instead.'],
    [2, 'Your device could not find your location. Search by city or ZIP code instead.'],
    [3, 'Finding your location took too long. Try again, or search by city or ZIP code.'],
  ])('leaves a sentence where the button is after error %i, until it succeeds', async (code, sentence) => {
    let succeed = false;
    deviceAnswers((found, failed) =>
      succeed ? found(position(30.69, -88.04)) : failed(positionError(code)),
    );
    await show();
    await tap('Use my location');
    expect(screen.getByText(sentence).getAttribute('aria-live')).toBe('polite');
    succeed = true;
    await tap('Use my location');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText('From your location')).toBeDefined();
  });

  it('forgets what went wrong when the visitor clears', async () => {
    nameService();
    deviceAnswers((_found, failed) => failed(positionError(1)));
    await show();
    await tap('Use my location');
    await tap('Clear my location');
    expect(
      screen.getByText('Your location stays on this device. Or search by city or ZIP code.'),
    ).toBeDefined();
  });

  it('explains a browser that has no location', async () => {
    vi.stubGlobal('navigator', {});
    await show();
    await tap('Use my location');
    expect(problems).toEqual(['unavailable']);
  });

  it('shows that it is looking, and a second tap asks again', async () => {
    const waiting: PositionCallback[] = [];
    deviceAnswers((found) => waiting.push(found));
    await show();
    await tap('Use my location');
    expect(screen.getByText('Finding your location…')).toBeDefined();
    await tap('Use my location');
    await act(async () => waiting[0]?.(position(1, 1)));
    expect(point()).toBe('nowhere');
    await act(async () => waiting[1]?.(position(2, 2)));
    expect(point()).toBe('2 2');
  });

  it('is not waited for forever, and still counts if it comes late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let find = (): void => {};
    deviceAnswers((found) => {
      find = () => found(position(30.69, -88.04));
    });
    await show();
    await tap('Use my location');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(problems).toEqual(['slow']);
    expect(screen.queryByText('Finding your location…')).toBeNull();
    await act(async () => find());
    expect(point()).toBe('30.69 -88.04');
    vi.useRealTimers();
  });

  it('can be cleared, and a pending answer is then dropped', async () => {
    const waiting: PositionCallback[] = [];
    nameService();
    deviceAnswers((found) => waiting.push(found));
    await show();
    await tap('Use my location');
    await tap('Clear my location');
    await act(async () => waiting[0]?.(position(1, 1)));
    expect(point()).toBe('nowhere');
    expect(screen.queryByRole('button', { name: 'Clear my location' })).toBeNull();
  });
});

describe('the location stored in this tab', () => {
  /** Opens another page in the same tab. */
  const nextPage = async () => {
    cleanup();
    await newApp();
    await show();
  };

  it('is the device’s location, which the next page uses without asking again', async () => {
    const asked = deviceAnswers((found) => found(position(30.69, -88.04)));
    await show();
    await tap('Use my location');
    await act(() => vi.dynamicImportSettled());
    nameService();
    await nextPage();
    expect(point()).toBe('30.69 -88.04');
    expect(screen.getByText('From your location')).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
  });

  it('is the guess too, which the next page looks up anew', async () => {
    nameService();
    await show();
    answer = async () => Response.json({ loc: '32.38,-86.3' });
    await nextPage();
    expect(point()).toBe('32.38 -86.3');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await nextPage();
    expect(point()).toBe('32.38 -86.3');
    expect(screen.getByText('A guess from your network')).toBeDefined();
  });

  it('is gone when the visitor clears it', async () => {
    deviceAnswers((found) => found(position(30.69, -88.04)));
    await show();
    await tap('Use my location');
    await act(() => vi.dynamicImportSettled());
    expect(window.sessionStorage).toHaveLength(1);
    await tap('Clear my location');
    // At once: the visitor may leave the page in the same moment.
    expect(window.sessionStorage).toHaveLength(0);
    await nextPage();
    expect(point()).toBe('nowhere');
  });

  it('stays out of the static page, which hydrates without a difference', async () => {
    window.sessionStorage.setItem('visitor-location', 'device 30.69 -88.04');
    const html = renderToString(app());
    expect(html).toContain('Your location stays on this device. Or search by city or ZIP code.');
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const root = document.querySelector('#root');
    if (root === null) throw new Error('The page has no root');
    const hydrated = await act(async () => hydrateRoot(root, app()));
    await act(() => vi.dynamicImportSettled());
    expect(logged).toEqual([]);
    expect(point()).toBe('30.69 -88.04');
    await act(async () => hydrated.unmount());
  });

  it.each(['', 'device', 'device 30.69', 'device 91 0', 'device x y', 'device 1 2 3', 'guess 30.69 -88.04'])(
    'is ignored if the stored text is %j',
    async (text) => {
      window.sessionStorage.setItem('visitor-location', text);
      await show();
      expect(point()).toBe('nowhere');
    },
  );

  it.each([
    ['closed', 'getItem'],
    ['full', 'setItem'],
  ] as const)('may be nothing, where storage is %s', async (_case, method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    deviceAnswers((found) => found(position(30.69, -88.04)));
    await show();
    await tap('Use my location');
    await act(() => vi.dynamicImportSettled());
    expect(point()).toBe('30.69 -88.04');
    expect(logged).toEqual([]);
  });
});
