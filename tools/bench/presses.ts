import { filmPath, productPath } from './pages.ts';

/** What a visitor presses, by its name in the figures. */
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

/** Something that can be pressed, and what the visitor wants of it. */
export interface Press {
  /** For the printed table. */
  name: string;
  path: string;
  /** What is opened by the browser itself before, without which the button is not on the screen. */
  details?: string;
  button: string;
  /** Selectors that all match something that shows once what the visitor wants is there. */
  there: readonly string[];
  /** The same for what the shop has to answer. */
  answered?: readonly string[];
}

/** The cart's drawer, open and with its content: on the shop's pages it opens with a loader before. */
export const openCart = 'dialog[open]:not(:has([data-cart-waiting]))';

export const presses: Readonly<Record<PressKey, Press>> = {
  filters: {
    name: 'filters',
    path: '/news',
    button: '[data-island="entry-filters"] a[href*="cat="]',
    // Where the island is still asleep the link opens the page with that choice.
    there: [
      '[data-island="entry-filters"] a[href*="cat="][aria-current="page"]',
      '[id$="-cards"]:not([aria-busy="true"]) li',
    ],
  },
  slider: {
    name: 'slider',
    path: '/about',
    button: '[data-island="carousel-controls"] button:last-of-type',
    // It says where one is after the visitor's own press.
    there: ['[data-island="carousel-controls"] [role="status"] span:not(:empty)'],
  },
  film: {
    name: 'film',
    path: filmPath,
    button: '[data-island="video-player"] [data-source="host"] button',
    // What its host then sends is not the site's.
    there: ['[data-island="video-player"] iframe'],
  },
  cart: {
    name: 'cart’s drawer',
    path: '/',
    button: '[data-cart-toggle]',
    there: [openCart],
  },
  cartInShop: {
    name: 'the same, of a product',
    // Where something can be bought, the first scroll fetches the cart.
    path: productPath,
    button: '[data-cart-toggle]',
    there: [openCart],
  },
  add: {
    name: 'add to cart',
    path: productPath,
    button: '[data-island="buy-product"] button:not([disabled])',
    there: [`${openCart} li`],
    // Until then the line is marked as one that is changing.
    answered: [`${openCart} li:not([aria-busy="true"])`],
  },
  signUp: {
    name: 'sign-up form',
    path: '/membership',
    details: 'details:has([data-island="sign-up"])',
    button: 'details[open] [data-island="sign-up"] [type="submit"]',
    // Sent empty: it says which fields are missing.
    there: ['[data-island="sign-up"] [role="alert"] a'],
  },
  login: {
    name: 'login menu',
    path: '/',
    button: '[data-island="member-menu"] button',
    there: ['[data-island="member-menu"][data-awake] :popover-open form'],
  },
};

export const situationKeys = ['cold', 'afterScroll', 'secondPage'] as const;

/** What has happened before the press. */
export type Situation = (typeof situationKeys)[number];

export const situations: Readonly<Record<Situation, string>> = {
  cold: 'cold',
  afterScroll: '2 s after a first scroll',
  secondPage: 'on the second page',
};
