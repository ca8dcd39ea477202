import { newerFeatures } from './newer-features.mjs';
import { findSupportById, listLackingBrowsers } from './support.mjs';

const names = {
  chrome: 'Chrome',
  chrome_android: 'Chrome for Android',
  edge: 'Edge',
  firefox: 'Firefox',
  firefox_android: 'Firefox for Android',
  safari: 'Safari',
  safari_ios: 'iOS',
};

/** Returns the table of `docs/browsers.md`: each newer feature, the browsers that had it late, and what is shown without it. */
export function renderBrowserTable() {
  const rows = newerFeatures.map(
    ({ name, allows: [id = ''], without }) => `| ${name} | ${describeBrowsers(id)} | ${without} |`,
  );
  return [
    '| feature | complete since | what a browser without it shows |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** @param {string} id */
function describeBrowsers(id) {
  const lacking = new Map(listLackingBrowsers(findSupportById(id)));
  // A phone's browser has its own entry only if it differs.
  for (const [phone, desktop] of /** @type {const} */ ([
    ['chrome_android', 'chrome'],
    ['edge', 'chrome'],
    ['firefox_android', 'firefox'],
    ['safari_ios', 'safari'],
  ]))
    if (lacking.has(phone) && lacking.has(desktop) && lacking.get(phone) === lacking.get(desktop))
      lacking.delete(phone);
  return [...lacking]
    .map(([browser, since]) => (since === undefined ? `not ${names[browser]}` : `${names[browser]} ${since}`))
    .join(', ');
}
