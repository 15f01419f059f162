import { type AddressRule, cacheControl, type HostRules, immutableFolders } from './host-rules.ts';

function nginxString(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`Not to be written into an nginx configuration: ${value}`);
  return `"${value}"`;
}

const locationRule = ({ from, to }: AddressRule): string =>
  `location = ${from} { return ${to === undefined ? '410' : `301 ${to}$is_args$args`}; }`;

// $request_uri stays the same when nginx answers with the 404 page; $uri becomes that page's.
/** Returns nginx directives for a `server` block whose `root` is the published folder. */
export const nginxInclude = ({ headers, redirects }: HostRules): string =>
  `# Written by "npm run build". Include it in a server block that sets root to the published folder.
charset utf-8;
server_tokens off;
absolute_redirect off;
error_page 404 410 /404.html;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_proxied any;
gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain text/xml;

set $page_cache ${nginxString(cacheControl.revalidated)};
add_header Cache-Control $page_cache always;
${headers.map(({ name, value }) => `add_header ${name} ${nginxString(value)} always;`).join('\n')}

# One address for each page. No slash or backslash (5c) may follow the slashes: it would lead off the site.
if ($request_uri ~ ^/+index\\.html(\\?.*)?$) {
  return 308 /$1;
}
if ($request_uri ~ ^/+([^/?\\x5c][^?]*)\\.html(\\?.*)?$) {
  return 308 /$1$2;
}
if ($request_uri ~ ^/+([^/?\\x5c](?:[^?]*[^/?])?)/+(\\?.*)?$) {
  return 308 /$1$2;
}
# Below what returns, since only a file may be kept for ever.
if ($uri ~ ^(?:${immutableFolders.join('|')})) {
  set $page_cache ${nginxString(cacheControl.forever)};
}
${redirects.map(locationRule).join('\n')}

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location = /404 { return 404; }
location = /404.html { internal; }
location = /manifest.webmanifest {
  types { }
  default_type application/manifest+json;
}
location ~ ^/_(?:headers|redirects)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
`;
