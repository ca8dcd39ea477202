// cspell:ignore requestidlecallback

/**
 * @typedef {object} NewerFeature
 * @property {string} name In Markdown, for `docs/browsers.md`.
 * @property {readonly string[]} allows IDs in web-features; or names of MDN's data, for a part of a feature. The first
 * one states the browsers.
 * @property {string} [sign] Text by which sources use it; by default the first code in its name.
 * @property {string} without What a browser without it shows.
 */

/**
 * Everything that the product uses and one of the oldest browsers lacks. Lint refuses all that is not in this list, and
 * `docs/browsers.md` states it.
 *
 * @type {readonly NewerFeature[]}
 */
export const newerFeatures = [
  { name: 'nesting', allows: ['nesting'], without: 'the same: the build flattens it' },
  {
    name: '`light-dark()`',
    allows: ['light-dark'],
    without: 'the same colours, light and dark: the build adds a fallback below `@supports`',
  },
  {
    name: '`popover`',
    allows: ['css.selectors.popover-open', 'popover'],
    without: 'phones show the menu in the page; the login button leads to the login page',
  },
  {
    name: '`@starting-style`',
    allows: ['starting-style', 'transition-behavior', 'overlay'],
    without: 'menus and dialogs appear without an animation',
  },
  {
    name: 'view transitions',
    sign: '@view-transition',
    allows: ['cross-document-view-transitions', 'view-transitions', 'navigation'],
    without: 'pages change at once',
  },
  {
    name: 'speculation rules',
    sign: 'speculationrules',
    allows: ['speculation-rules'],
    without: 'pages load when they are pressed',
  },
  {
    name: '`text-wrap`',
    allows: ['text-wrap', 'text-wrap-balance', 'text-wrap-pretty'],
    without: 'lines break where they are full',
  },
  {
    name: '`hyphens`',
    allows: ['hyphens', 'hyphenate-limit-chars'],
    without: 'words that are longer than a line break at any letter',
  },
  {
    name: '`command`, `closedby` of dialogs',
    allows: ['invoker-commands', 'dialog-closedby'],
    without: 'the cart opens and closes by script',
  },
  {
    name: 'Trusted Types',
    sign: 'trustedTypes',
    allows: ['trusted-types'],
    without: 'the same: they only refuse what the site never does',
  },
  {
    name: '`scripting` in `@media`',
    allows: ['scripting'],
    without: 'without JavaScript, buttons that need it stay visible',
  },
  {
    name: '`content-visibility`',
    allows: ['content-visibility'],
    without: 'closed details stay closed on paper',
  },
  {
    name: '`content: "…" / ""`',
    allows: ['alt-text-generated-content'],
    sign: "' / '';",
    without: 'the same: screen readers may read a dash or a number as well',
  },
  {
    name: '`field-sizing`',
    allows: ['field-sizing'],
    without: 'text fields keep their height',
  },
  {
    name: '`resize`',
    allows: ['resize'],
    without: 'text fields have no handle on phones',
  },
  {
    name: '`overscroll-behavior`',
    allows: ['overscroll-behavior'],
    without: 'at the end of a menu, the page behind it scrolls',
  },
  {
    name: '`scrollbar-width`',
    allows: ['scrollbar-width'],
    without: 'rows of cards and filters can show a scroll bar',
  },
  {
    name: '`::details-content`',
    allows: ['details-content'],
    without: 'closed details stay closed on paper',
  },
  { name: '`@page`', allows: ['page-setup'], without: 'paper has the browser’s margins' },
  {
    name: '`break-after: avoid`',
    allows: ['css.properties.break-after.avoid'],
    without: 'on paper, a heading can be the last line of a page',
  },
  {
    name: '`print-color-adjust`',
    allows: ['print-color-adjust'],
    without: 'the same: the build adds the old name',
  },
  {
    name: '`user-select`',
    allows: ['user-select'],
    without: 'the same: the build adds the old name',
  },
  {
    name: '`text-size-adjust`',
    allows: ['text-size-adjust'],
    without: 'the same in Safari, by the old name; Firefox for Android may enlarge text',
  },
  {
    name: '`::marker`',
    allows: ['marker'],
    without: 'digits of numbered lists have different widths',
  },
  {
    name: '`::selection`',
    allows: ['selection'],
    without: 'selected text has the browser’s colours',
  },
  {
    name: '`hanging-punctuation`',
    allows: ['hanging-punctuation'],
    without: 'quotation marks stay inside the column',
  },
  {
    name: '`initial-letter`',
    allows: ['initial-letter'],
    without: 'a first letter has the size of the others',
  },
  {
    name: '`ui-monospace`',
    allows: ['font-family-ui'],
    without: 'code has another font of the computer',
  },
  { name: '`accent-color`', allows: ['accent-color'], without: 'fields have the browser’s colour' },
  {
    name: '`:target-current`',
    allows: ['scroll-marker-targets', 'scroll-target-group'],
    without: 'small pictures do not show which large one is visible',
  },
  {
    name: '`scheduler.yield()`',
    allows: ['scheduler'],
    without: 'the same: a timer replaces it',
  },
  {
    name: '`requestIdleCallback()`',
    allows: ['requestidlecallback'],
    without: 'the same: a timer replaces it',
  },
  {
    name: '`navigator.connection`',
    allows: ['api.Navigator.connection', 'network-information', 'savedata'],
    without: 'slow connections fetch code ahead, too',
  },
  {
    name: '`navigator.cookieEnabled`',
    allows: ['cookie-enabled'],
    without: 'a visitor who refuses cookies loses the cart when the page is left',
  },
  {
    name: '`window.open()`',
    allows: ['api.Window.open'],
    without: 'the same: names and sizes of windows are not used',
  },
  {
    name: '`playsinline`',
    allows: ['html.elements.video.playsinline'],
    without: 'the same: Firefox always plays videos in the page',
  },
];
