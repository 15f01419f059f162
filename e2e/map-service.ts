import type { Page } from '@playwright/test';
import { defaultMapStyleUrl } from '../src/config/constants.ts';

/** Origin of the interactive map's default style. */
export const mapHost = new URL(defaultMapStyleUrl).origin;

const openToAll = { 'access-control-allow-origin': '*' };
const style = {
  version: 8,
  sources: { streets: { type: 'vector', url: `${mapHost}/streets` } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f4efe6' } },
    { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'transportation' },
  ],
};
const streets = {
  tilejson: '3.0.0',
  tiles: [`${mapHost}/tiles/{z}/{x}/{y}.pbf`],
  attribution: '© Street mappers',
  maxzoom: 14,
};

type Broken = 'style' | 'source' | 'tiles';

/** Answers the map's requests, with empty tiles. Returns the growing list of requested paths. */
export async function serveMap(page: Page, broken?: Broken): Promise<readonly string[]> {
  const asked: string[] = [];
  const refusal = { status: 503, headers: openToAll, body: 'Out of order' };
  await page.route(`${mapHost}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === '/streets')
      return route.fulfill(broken === 'source' ? refusal : { headers: openToAll, json: streets });
    if (pathname.startsWith('/tiles/'))
      return route.fulfill(broken === 'tiles' ? refusal : { headers: openToAll, body: '' });
    return route.fulfill(broken === 'style' ? refusal : { headers: openToAll, json: style });
  });
  return asked;
}
