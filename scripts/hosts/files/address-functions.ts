import type { AddressRule } from './host-rules.ts';
import { gonePage } from './stand-in-page.ts';

function ruleTable(rules: readonly AddressRule[]): string {
  const paths = Object.fromEntries(rules.map(({ from, to = '' }) => [from, to]));
  return `var paths = ${JSON.stringify(paths)};

// Where a path leads; '' for one that is gone, undefined for any other.
function formerAddress(path) {
  return Object.prototype.hasOwnProperty.call(paths, path) ? paths[path] : undefined;
}
`;
}

/** Returns the code of a CloudFront function. It answers for former addresses and redirects `/a.html`. */
export const cloudFrontFunction = (rules: readonly AddressRule[]): string =>
  `// Written by "npm run build". A CloudFront function (runtime 2.0) for viewer requests.
${ruleTable(rules)}
function queryOf(query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i += 1) parts.push(values[i].value === '' ? name : name + '=' + values[i].value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function redirect(status, to, query) {
  return { statusCode: status, headers: { location: { value: to + queryOf(query) } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri !== '/' && (uri.endsWith('/') || uri.endsWith('.html'))) {
    var clean = '/' + uri.replace(/^[\\/\\\\]+/, '').replace(/(^|\\/)index\\.html$|\\.html$|([^\\/])\\/+$/, '$2');
    return redirect(308, clean, request.querystring);
  }
  var to = formerAddress(uri);
  if (to === '') {
    return {
      statusCode: 410,
      headers: { 'content-type': { value: 'text/html; charset=utf-8' }, 'cache-control': { value: 'no-cache' } },
      body: { encoding: 'text', data: ${JSON.stringify(gonePage())} }
    };
  }
  if (to !== undefined) return redirect(301, to, request.querystring);
  if (uri === '/') request.uri = '/index.html';
  return request;
}
`;

/** Returns the code of a Cloudflare Worker that answers for former addresses. */
export const workerProgram = (rules: readonly AddressRule[]): string =>
  `// Written by "npm run build". It runs only where the site has no file.
${ruleTable(rules)}
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const to = formerAddress(url.pathname);
    if (to) return new Response(null, { status: 301, headers: { location: to + url.search } });
    const page = await env.ASSETS.fetch(new URL('/404', url));
    return new Response(request.method === 'HEAD' ? null : page.body, { status: to === '' ? 410 : 404, headers: page.headers });
  },
};
`;

/** Returns `wrangler.json` of a Worker. `assets` is the published folder, relative to the Worker's folder. */
export const workerConfig = (name: string, assets: string): string =>
  `${JSON.stringify(
    {
      name,
      main: 'worker.js',
      compatibility_date: '2026-04-01',
      assets: {
        directory: assets,
        binding: 'ASSETS',
        html_handling: 'drop-trailing-slash',
        not_found_handling: 'none',
      },
      send_metrics: false,
    },
    null,
    2,
  )}\n`;
