// The landing pages of this site as a template of Eleventy in plain JavaScript, from the datasets that the build's rendering starts from: what a
// page shows is reckoned for it by the project's own rules (src/app/prerender/landing-values.ts), and written here.
import { readFileSync } from 'node:fs';

const { landingValues } = await import(process.env.BENCH_VALUES);
const { site, origin, cities, pages } = JSON.parse(readFileSync(process.env.BENCH_PAGES, 'utf8'));

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'page', addAllPagesToCollections: false },
  permalink: ({ page }) => page.output,
  eleventyExcludeFromCollections: true,
};

/** The dataset of a page's city: the pages of one follow each other. */
let read;
function datasetOf({ city }) {
  if (read?.city !== city) read = { city, dataset: JSON.parse(cities[city].text) };
  return read.dataset;
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text) => text.replace(/[&<>"']/g, (character) => escapes[character]);
const each = (values, write) => values.map(write).join('');
const where = (condition, text) => (condition ? text : '');

/** React puts a comment between two texts. */
const seam = '<!-- -->';
const sample = '<span class="sample-tag">Sample</span>';
const name = ({ href, name: text }) => `<a href="${href}" translate="no">${escaped(text)}</a>`;

const link = ({ href, label, note }) =>
  `<li><a href="${href}">${escaped(label)}</a>${note === undefined ? '' : ` <span>${escaped(note)}</span>`}</li>`;
const button = ({ href, label }) =>
  `<p class="tight"><a class="button" href="${href}">${escaped(label)}</a></p>`;

const trail = (crumbs) =>
  `<nav aria-label="Breadcrumb"><ol class="crumbs">${each(crumbs, ({ href, label }) =>
    href === undefined
      ? `<li><span aria-current="page">${escaped(label)}</span></li>`
      : `<li><a href="${href}">${escaped(label)}</a></li>`,
  )}</ol></nav>`;

const hours = ({ hours: { look, text } }) => `<b class="${look}">${escaped(text)}</b>`;
const status = (contact) =>
  `<p class="${contact.isTall ? 'hrs tall' : 'hrs'}"${where(contact.isUnconfirmed, ' data-unconfirmed="true"')}>${hours(contact)}<span translate="no">${escaped(contact.place)}</span></p>`;
const call = ({ href, label, text }, look) =>
  `<a class="${look} tel" href="${href}" aria-label="${escaped(label)}">Call<span translate="no">${escaped(text)}</span></a>`;
const ways = ({ phone, href, details, go }) =>
  `<p class="act">${
    phone === undefined
      ? `<a class="btn" href="${href}" aria-label="${escaped(details)}">Details</a>`
      : call(phone, 'btn')
  }<a class="button go" href="${escaped(go.href)}" aria-label="${escaped(go.label)}">Directions</a></p>`;

const says = (parts) =>
  each(parts, ({ text, isName }) =>
    isName ? `<span translate="no">${escaped(text)}</span>` : escaped(text),
  );

const answer = (given) =>
  `<div class="${given.isOpen ? 'answer open' : 'answer'}"><p><span class="lead">${escaped(given.lead)}${seam} ${where(given.isSample, sample)}</span> ${each(
    given.said,
    ({ text, isName }, index) =>
      isName ? name({ ...given, name: text }) : where(index === 0 && text !== '', seam) + escaped(text),
  )}</p>${status(given)}${given.rival === undefined ? '' : `<p class="quiet">${escaped(given.rival)}</p>`}${ways(given)}</div>`;

const intro = ({ isEmpty, answer: given, says: parts, all }) =>
  isEmpty
    ? `<div class="answer none"><p>${says(parts)}</p><p><a class="button" href="${all.href}">${escaped(all.label)}</a></p></div>`
    : `${given === undefined ? '' : answer(given)}<p>${says(parts)}</p>`;

const tags = ({ warning, first, separator, also }) =>
  warning === undefined
    ? `<p class="tags">${where(first !== '', `<b>${escaped(first)}</b>`)}${where(first !== '' && also !== '', `${separator}${seam}`)}${escaped(also)}</p>`
    : `<p class="tags warn">${escaped(warning)}</p>`;

const card = (given) =>
  `<li class="card mark tone-${given.tone}" data-mark="${escaped(given.initials)}"><h3>${name(given)}${where(given.isSample, sample)}</h3><span class="far">${escaped(given.far)}</span>${status(given)}${tags(given)}${ways(given)}</li>`;

const row = (given) =>
  `<li><p class="name">${name(given)}${where(given.isSample, sample)}</p><p class="${given.isTall ? 'hrs tall' : 'hrs'}">${hours(given)}</p><p class="where"><b>${escaped(given.distance)}</b><span translate="no">${escaped(given.place)}</span></p>${
    given.phone === undefined ? '' : call(given.phone, 'button')
  }</li>`;
const rows = (all) => `<ol class="rows">${each(all, row)}</ol>`;

const list = ({ title, note, rows: all, more }) =>
  `<h3 class="ruled">${escaped(title)}</h3>${note === undefined ? '' : `<p class="quiet">${escaped(note)}</p>`}${rows(all)}${
    more === undefined ? '' : `<p><a href="${more.href}">${escaped(more.label)}</a></p>`
  }`;

const nearHere =
  '<div class="near-here js-only"><button type="button" class="plain" aria-busy="false">Use my location</button></div>';

const results = (page) =>
  `<section aria-labelledby="results-title"><div class="list-head">${where(page.isHeldAround, nearHere)}<h2 id="results-title">${escaped(page.title)}</h2></div>${
    page.none === undefined ? '' : `<p class="quiet">${escaped(page.none)}</p>`
  }<div class="beside">${where(page.cards.length > 0, `<ol class="cards">${each(page.cards, card)}</ol>`)}<a class="to-map" href="#map">${site.icon}Map</a><figure class="map" id="map"><div class="drawing" role="img" aria-label="${escaped(page.map.label)}">${page.map.drawing}</div></figure><a class="from-map" href="#page-title">List</a></div>${each(page.lists, list)}${
    page.straight === undefined ? '' : `<p class="quiet tight">${escaped(page.straight)}</p>`
  }</section>`;

const group = ({ label, look, unconfirmed, links }) =>
  `<div class="kinds"${where(unconfirmed, ' data-unconfirmed="true"')}><h3>${escaped(label)}</h3><ul class="${look}">${each(links, link)}</ul></div>`;

const more = ({ groups, all, facts, nearby }) =>
  `<section aria-labelledby="more-title"><h2 id="more-title">More like this</h2>${each(groups, group)}${all === undefined ? '' : button(all)}</section>${where(
    facts.length > 0,
    `<section aria-labelledby="facts-title"><h2 id="facts-title">In short</h2><dl class="facts">${each(
      facts,
      ({ label, value }) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
    )}</dl></section>`,
  )}${where(
    nearby.length > 0,
    `<section aria-labelledby="nearby-title"><h2 id="nearby-title">Cities nearby</h2><ul class="lines">${each(nearby, link)}</ul></section>`,
  )}`;

export const render = ({ page: { city, slug } }) => {
  const dataset = datasetOf({ city });
  const entry = dataset.landing.find((known) => known.slug === slug);
  const page = landingValues(dataset, entry, origin);
  return `${site.top}${page.head}${site.modules}<meta name="dataset" content="${cities[city].file} city"/>${site.header}${escaped(page.place)}${site.afterPlace}<div class="wrap split">${trail(page.trail)}<div class="intro"${where(page.unconfirmed, ' data-unconfirmed="true"')}><h1 id="page-title" tabindex="-1">${escaped(page.heading)}</h1><!--$-->${intro(page)}<!--/$--></div>${results(page)}${where(
    page.others.length > 0,
    `<section aria-labelledby="others-title"><h2 id="others-title">${escaped(page.othersTitle)}</h2>${rows(page.others)}</section>`,
  )}<!--$-->${more(page)}<!--/$--></div></main>${site.foot}`;
};
