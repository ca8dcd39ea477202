import { filmPath, productPath } from './pages.ts';

/** Controls that a visitor presses, by their name in the figures. */
export const pressKeys = [
  'filters',
  'slider',
  'film',
  'cart',
  'cartInShop',
  'add',
  'signUp',
  'login',
] as const;

export type PressKey = (typeof pressKeys)[number];

/** A control and its result. */
export interface Press {
  name: string;
  path: string;
  /** A `<details>` that must be opened first, to show the button. */
  details?: string;
  button: string;
  /** Selectors that all match a visible element once the result is there. */
  result: readonly string[];
}

/** The cart's drawer, open and with its content: on the shop's pages it first opens with a loader. */
const openCart = 'dialog[open]:not(:has([data-needs-code]))';

export const presses: Readonly<Record<PressKey, Press>> = {
  filters: {
    name: 'filters',
    path: '/news',
    button: '[data-island="entry-filters"] a[href*="cat="]',
    // If the island is not hydrated yet, the link opens the page with that choice.
    result: [
      '[data-island="entry-filters"] a[href*="cat="][aria-current="page"]',
      '[id$="-cards"]:not([aria-busy="true"]) li',
    ],
  },
  slider: {
    name: 'slider',
    path: '/about',
    button: '[data-island="carousel-controls"] button:last-of-type',
    // It shows the position only after the visitor's own press.
    result: ['[data-island="carousel-controls"] [role="status"] span:not(:empty)'],
  },
  film: {
    name: 'video',
    path: filmPath,
    button: '[data-island="video-player"] [data-source="host"] button',
    // Only up to the frame: what the video host sends then is not the site's.
    result: ['[data-island="video-player"] iframe'],
  },
  cart: {
    name: 'cart drawer',
    path: '/',
    button: '[data-wakes=cart]',
    result: [openCart],
  },
  cartInShop: {
    name: 'cart drawer on a product’s page',
    path: productPath,
    button: '[data-wakes=cart]',
    result: [openCart],
  },
  add: {
    name: 'add to cart',
    path: productPath,
    button: '[data-island="buy-product"] button:not([disabled])',
    result: [`${openCart} li`],
  },
  signUp: {
    name: 'sign-up form',
    path: '/membership',
    details: 'details:has([data-island="sign-up"])',
    button: 'details[open] [data-island="sign-up"] [type="submit"]',
    // Sent empty: it shows which fields are missing.
    result: ['[data-island="sign-up"] [role="group"] a'],
  },
  login: {
    name: 'login menu',
    path: '/',
    button: '[data-island="member-menu"] button',
    result: ['[data-island="member-menu"][data-awake] :popover-open form'],
  },
};

/** Cold, two seconds after a first scroll, on the second page. */
export const situationKeys = ['cold', 'afterScroll', 'secondPage'] as const;

/** Events before the press. */
export type Situation = (typeof situationKeys)[number];
