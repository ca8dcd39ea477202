import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import { AddToCart } from '../add-to-cart/AddToCart.tsx';
import { getBuyerCountries } from '../invoice/buyer-countries.ts';
import { InvoiceForm } from '../invoice/InvoiceForm.tsx';
import { cartTexts } from '../texts/cart-texts.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { CartDrawer } from './CartDrawer.tsx';

const render = (node: React.ReactNode) => renderToString(<Provider store={createStore()}>{node}</Provider>);

it('renders nothing on a server, whose pages need no styles for it', () => {
  expect(render(<CartDrawer />)).toBe('');
});

it('renders a closed dialog on a server if the page opens it by its id, with its placeholder', () => {
  const shell = render(<CartDrawer id="cart" texts={{ loading: 'One moment', close: 'Close it' }} />);
  expect(shell).toMatch(/^<dialog id="cart" closedby="any"(?!.* open)/);
  expect(shell).toMatch(/aria-label="Close it" commandfor="cart" command="close"/);
  expect(shell).toContain('One moment');
  expect(shell).toMatch(/role="alert">.*<h3>We cannot reach the shop/);
});

it('has a button on a server that states its action, or that the product is sold out', () => {
  expect(render(<AddToCart product={createDraft('A')} />)).toContain('>Add to cart</button>');
  const soldOut = render(
    <AddToCart product={createDraft('A')} available={false} texts={{ soldOutLabel: 'Gone' }} />,
  );
  expect(soldOut).toMatch(/disabled=""[^>]*>Gone<\/button>/);
});

it('offers EU businesses the countries of the VAT table and Northern Ireland, without the shop’s own, by name [2.6.3]', () => {
  const countries = getBuyerCountries({ shopCountry: 'DK' }, invoiceTexts);
  expect(
    countries
      .map(({ value }) => value)
      .sort()
      .join(' '),
  ).toBe('AT BE BG CY CZ DE EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI');
  expect(countries).toContainEqual({ label: 'Greece', value: 'EL' });
  expect(countries).toContainEqual({ label: 'Northern Ireland', value: 'XI' });
  expect(getBuyerCountries({ shopCountry: 'SE' }, invoiceTexts).map(({ value }) => value)).toContain('DK');
  const names = countries.map(({ label }) => label);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  const store = createStore();
  store.set(cartFactsAtom, { shopCountry: 'DK' });
  const form = renderToString(
    <Provider store={store}>
      <InvoiceForm texts={cartTexts} onBack={() => undefined} />
    </Provider>,
  );
  const offered = [...form.matchAll(/<option value="([A-Z]+)"[^>]*>([^<]+)/g)];
  expect(offered.map(([, value, label]) => ({ label, value }))).toEqual(countries);
});

it('offers the countries in another language', () => {
  const facts = { shopCountry: 'DE', countryNames: 'BE Belgien|DE Deutschland|AT Österreich|PL Polen' };
  expect(getBuyerCountries(facts, { northernIreland: 'Nordirland' }).map(({ label }) => label)).toEqual([
    ...['Belgien', 'Nordirland', 'Österreich', 'Polen'],
  ]);
});
