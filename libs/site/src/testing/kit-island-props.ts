import { entryFiltersTexts, type EntryFiltersProps } from '@guildhall/blocks';
import { toRates } from '@guildhall/money';
import type { ProductBuyProps } from '@guildhall/product';
import type { KitIslandName } from '../islands/kit-sources.ts';

const filters: Omit<EntryFiltersProps, 'load'> = {
  choices: [
    { slug: '', name: '' },
    { slug: 'oceans', name: 'Oceans' },
  ],
  chosen: '',
  parameter: 'cat',
  path: '/news',
  allUrl: '/news',
  label: 'Categories',
  panelId: 'cards',
  texts: entryFiltersTexts,
};

const product: Omit<ProductBuyProps, 'addToCart'> = {
  product: {
    handle: 'print-tides',
    title: 'Tides',
    vendor: 'The Weighing Room',
    collectionTitle: 'Prints',
    variants: ['Small', 'Large'].map((title) => ({
      id: title,
      title,
      availableForSale: true,
      requiresShipping: true,
      price: { amountMinor: 45000, currency: 'DKK' },
      options: [{ name: 'Size', value: title }],
    })),
  },
  pricing: { currency: 'DKK', vatHome: 'DK', rates: toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }) },
};

/**
 * Props that the server would send to each island of the kit.
 *
 * @example
 * import { cart } from '@guildhall/site/islands';
 *
 * const { remove } = await hydrateLate('cart', cart, kitIslandProps.cart);
 */
export const kitIslandProps: Readonly<Record<KitIslandName, object>> = {
  'buy-product': product,
  cart: { texts: { emptyCartText: 'Nothing here yet' } },

  'carousel-controls': { rowId: 'slides' },
  'contact-form': {
    formId: 'form',
    fields: [
      { type: 'email', name: 'email', label: 'Email', required: true, value: '', options: [] },
      {
        type: 'textarea',
        name: 'words',
        label: 'Your letter',
        required: false,
        value: 'Dear house,',
        options: [],
      },
    ],
  },
  'entry-filters': filters,
  'info-messages': {},
  'member-menu': { texts: { loginLabel: 'Come in' } },
  'member-windows': {},
  login: {},
  profile: {},
  'reset-password': {},
  'sign-up': {
    formId: 'join',
    plan: {
      ...{ id: 'patron', shipping: true, taxDeduction: 'cpr' as const },
      ...{ notSoldIn: ['US'], trackingEvent: 'patron' },
    },
    price: 'DKK 1,200 a year',
    conditions: ['Renews every year.'],
    links: [{ title: 'Terms', url: '/terms' }],
    checkout: { scriptUrl: 'https://billing.test/v2/script.js', siteOrigin: 'https://house.billing.test' },
  },
  'video-player': {
    videoId: 'a1B_-2c3D4e',
    label: 'A film',
    fillsScreen: true,
    host: { scriptUrl: 'https://videos.test/api', frameOrigin: 'https://frames.test' },
  },
};
