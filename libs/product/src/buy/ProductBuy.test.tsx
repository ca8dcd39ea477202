import { toBuyable } from '@guildhall/shop-client';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { only, pressDay, print, createProduct, createVariant, pricing } from '../product.fixture.ts';
import { VariantLinks } from '../variant-choice/VariantLinks.tsx';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from './ProductBuy.tsx';

const Button = ({ choice, availableForSale, texts }: AddToCartSlotProps) => (
  <button disabled={!availableForSale}>
    {availableForSale ? `Add ${choice.variantId}` : texts.soldOutLabel}
  </button>
);
const render = (props: Partial<ProductBuyProps> = {}) =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <ProductBuy product={toBuyable(print)} pricing={pricing} addToCart={Button} {...props} />
    </Provider>,
  );

it('shows the price with Danish VAT, its equivalents, the country of the VAT, and the price without it [9.2.11]', () => {
  expect(render()).toContain('DKK 563');
  expect(render()).toContain('€76');
  expect(render()).toContain('incl. 25% VAT (Denmark)');
  expect(render(), 'as in the cart').toContain(
    '<span translate="no">DKK 450</span> without VAT, as in the cart',
  );
  expect(render()).toContain('<select');
});

it('shows prices as the shop has them for an organisation without a VAT country', () => {
  const html = render({ pricing: { currency: 'DKK' } });
  expect(html).toContain('DKK 450');
  expect(html).not.toMatch(/VAT|<select|approx/);
});

it('shows the given variant first, also if it is sold out', () => {
  const ids = print.variants.map(({ id }) => id);
  const large = render({ variantId: ids[1] });
  expect(large).toContain(`Add ${ids[1]}`);
  expect(large).toMatch(/<input[^>]*50 × 70 cm"[^>]* checked=""|<input[^>]*checked=""[^>]*50 × 70 cm"/);
  expect(large).toContain('DKK 896</span> without VAT');
  const gone = render({ variantId: ids[2] });
  expect(gone).toContain('DKK 1,600</span> without VAT');
  expect(gone).toContain('<button disabled="">Sold out</button>');
});

it('links to the variants without JavaScript, each with its price', () => {
  const { variants } = print;
  const withoutScript = <VariantLinks {...{ variants, pricing }} currentId={variants[0]?.id} />;
  const links = /<noscript>(.*)<\/noscript>/.exec(render({ withoutScript }))?.[1] ?? '';
  expect([...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '?Size=30+%C3%97+40+cm',
    '?Size=50+%C3%97+70+cm',
    '?Size=70+%C3%97+100+cm',
  ]);
  expect(links).toContain('<a href="?Size=30+%C3%97+40+cm" aria-current="true">30 × 40 cm</a>');
  expect(links).toContain('<b><span translate="no">DKK 1,119</span></b>');
  expect(links).toContain('<b><i>Sold out</i> <span translate="no">DKK 2,000</span></b>');
  expect(render({ product: toBuyable(createProduct()), withoutScript })).not.toContain('<noscript>');
});

it('says in which quantities the chosen variant is sold, before it is bought', () => {
  const [small, large] = print.variants.map(({ id }) => id);
  const quantityNotes = { [large ?? '']: 'You can order from 6 to 18, in multiples of 3' };
  expect(render({ quantityNotes, variantId: large })).toMatch(/in multiples of 3<\/p><button>/);
  expect(render({ quantityNotes, variantId: small })).not.toContain('multiples');
});

it('offers the variants, each with its price; a sold-out one is marked and cannot be chosen', () => {
  const html = render();
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).toContain('<legend>Size</legend>');
  expect(html).toContain('DKK 1,119');
  expect(html).toMatch(/<input[^>]* disabled=""[^>]*70 × 100 cm/);
  expect(html).toContain('<b><i>Sold out</i> <span translate="no">DKK 2,000</span></b>');
});

it('lets any variant be chosen with one press, whichever options it shares with the chosen one', () => {
  const options = (colour: string, size: string) => [
    { name: 'Colour', value: colour },
    { name: 'Size', value: size },
  ];
  const shirts = [createVariant('Black / L', 100, { options: options('Black', 'L') })];
  shirts.push(createVariant('White / M', 100, { options: options('White', 'M') }));
  const html = render({ product: toBuyable(createProduct({ variants: shirts })) });
  expect(html).toContain('<legend>Colour, Size</legend>');
  expect([html.match(/type="radio"/g), html.match(/ disabled=""/g)]).toEqual([
    ['type="radio"', 'type="radio"'],
    null,
  ]);
});

it('offers no choice for a product with one variant', () => {
  expect(render({ product: toBuyable(createProduct()) })).not.toContain('radio');
});

it('states that everything is sold out, in the text of main data, and offers nothing', () => {
  const gone = { product: toBuyable(pressDay), texts: { soldOutLabel: 'All places are taken' } };
  expect(render(gone)).toContain('<button disabled="">All places are taken</button>');
  expect(render({ ...gone, addToCart: undefined })).toContain('All places are taken');
});

it('has no button if no cart provides one', () => {
  expect(render({ addToCart: undefined })).not.toContain('<button');
});

it('does not convert a price that is not in DKK', () => {
  const price = { amountMinor: 24900, currency: 'SEK' };
  const html = render({ product: toBuyable(createProduct({ variants: only(0, { price }) })) });
  expect(html).toContain('SEK 249.00');
  expect(html).not.toContain('approx.');
});
