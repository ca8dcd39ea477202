/**
 * The oldest browsers that the product is made for, as web-features names them. A test keeps the builds the same, and
 * `docs/browsers.md` states them.
 */
export const oldestBrowsers = /** @type {const} */ ({
  chrome: 125,
  chrome_android: 125,
  edge: 125,
  firefox: 126,
  firefox_android: 126,
  safari: 16.4,
  safari_ios: 16.4,
});

/** Version of the language that all of them can parse. */
export const scriptVersion = 2022;
