// The landing pages of this site as a template of Eleventy in plain JavaScript, for `npm run bench` to hold the build against. Its data,
// one record a page with all that is computed made ahead, comes from the built pages (ready-made-data.ts).
import { readFileSync } from 'node:fs';

const { site, pages, cards, parts } = JSON.parse(readFileSync(process.env.BENCH_PAGES, 'utf8'));

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'page', addAllPagesToCollections: false },
  permalink: ({ page }) => page.file,
  eleventyExcludeFromCollections: true,
};

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text) => text.replace(/[&<>"']/g, (character) => escapes[character]);

const link = ([href, label, note]) =>
  `<li><a href="${escaped(href)}">${escaped(label)}</a>${note === undefined ? '' : ` <span>${escaped(note)}</span>`}</li>`;

const links = (look, items) => `<ul class="${look}">${items.map(link).join('')}</ul>`;

const trail = (crumbs) =>
  `<nav aria-label="Breadcrumb"><ol class="crumbs">${crumbs
    .map(
      ({ href, label }) =>
        `<li>${href === undefined ? `<span aria-current="page">${escaped(label)}</span>` : `<a href="${escaped(href)}">${escaped(label)}</a>`}</li>`,
    )
    .join('')}</ol></nav>`;

const sample = '<span class="sample-tag">Sample</span>';

const card = ({ card: number, far, first, also }) => {
  const {
    tone,
    mark,
    href,
    name,
    hours,
    tall,
    unconfirmed,
    style,
    street,
    tel,
    telLabel,
    phone,
    go,
    goLabel,
  } = cards[number];
  return `<li class="card mark ${tone}" data-mark="${escaped(mark)}"><h3><a href="${escaped(href)}" translate="no">${escaped(name)}</a>${sample}</h3>${
    far === undefined ? '' : `<span class="far">${escaped(far)}</span>`
  }<p class="${tall ? 'hrs tall' : 'hrs'}"${unconfirmed ? ' data-unconfirmed="true"' : ''}><b class="${style}">${escaped(hours)}</b><span translate="no">${escaped(street)}</span></p><p class="tags">${
    first === undefined ? '' : `<b>${escaped(first)}</b>`
  }${escaped(also)}</p><p class="act"><a class="btn tel" href="${escaped(tel)}" aria-label="${escaped(telLabel)}">Call<span translate="no">${escaped(phone)}</span></a><a class="button go" href="${escaped(go)}" aria-label="${escaped(goLabel)}">Directions</a></p></li>`;
};

const group = ({ title, look, items, unconfirmed }) =>
  `<div class="kinds"${unconfirmed ? ' data-unconfirmed="true"' : ''}><h3>${escaped(title)}</h3>${links(look, items)}</div>`;

const fact = ([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`;

const head = ({ title, description, robots, canonical, stated }) =>
  `<title data-rh="true">${escaped(title)}</title><meta data-rh="true" name="description" content="${escaped(description)}"/>${
    robots === undefined ? '' : `<meta data-rh="true" name="robots" content="${robots}"/>`
  }<link data-rh="true" rel="canonical" href="${escaped(canonical)}"/>${stated}`;

export const render = ({ page }) => {
  const { heading, intro, list, map, after, groups, facts, nearby } = page;
  return `${site.top}${head(page)}${parts[page.named]}${site.header}<main id="main"><div class="wrap split">${trail(page.trail)}<div class="intro"><h1 id="page-title" tabindex="-1">${escaped(heading)}</h1>${intro}</div>${list}${
    page.cards.length === 0 ? '' : `<ol class="cards">${page.cards.map(card).join('')}</ol>`
  }<a class="to-map" href="#map">${site.icon}Map</a><figure class="map" id="map">${parts[map]}</figure><a class="from-map" href="#page-title">List</a></div>${after}</section><section aria-labelledby="more-title"><h2 id="more-title">More like this</h2>${groups
    .map((number) => group(parts[number]))
    .join('')}${parts[page.all]}</section>${
    facts.length === 0
      ? ''
      : `<section aria-labelledby="facts-title"><h2 id="facts-title">In short</h2><dl class="facts">${facts.map(fact).join('')}</dl></section>`
  }${
    nearby === undefined
      ? ''
      : `<section aria-labelledby="nearby-title"><h2 id="nearby-title">Cities nearby</h2>${links('lines', parts[nearby])}</section>`
  }</div></main>${site.foot}`;
};
