import { toMinorUnits, toRates, parseCurrentVat, type Pricing } from '@guildhall/money';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currenciesAtom, Equivalents, Price, PriceWithVat, VatSelect } from './index.ts';
import { pricing } from './pricing.fixture.ts';

const price = toMinorUnits(100_000);
const renderText = (element: ReactElement, store = createStore()) =>
  renderToStaticMarkup(<Provider store={store}>{element}</Provider>).replace(/<[^>]+>/g, '');

describe('the first HTML', () => {
  it('has the price with Danish VAT and its approximate equivalents [9.2.4]', () => {
    expect(renderText(<PriceWithVat netMinor={price} pricing={pricing} approxLabel="approx." />)).toBe(
      'DKK 1,250 approx. €168 / £141 / $171',
    );
  });

  it('has no equivalents without their label', () => {
    expect(renderText(<PriceWithVat netMinor={price} pricing={pricing} />)).toBe('DKK 1,250');
  });

  it('has nothing in place of equivalents without exchange rates', () => {
    const { rates: _rates, ...alone } = pricing;
    const html = renderToStaticMarkup(
      <PriceWithVat netMinor={price} pricing={alone} approxLabel="approx." />,
    );
    expect(html).not.toContain('approx.');
    expect(html.match(/<span/g)).toHaveLength(1);
  });

  it('has the currencies, the VAT and the notation of another organisation', () => {
    const german: Pricing = {
      currency: 'EUR',
      vatHome: 'DE',
      rates: toRates({ CHF: 0.94 }),
      numbers: { group: '.', decimal: ',', sign: 'after' },
      countryNames: 'DK Dänemark|DE Deutschland',
    };
    expect(renderText(<PriceWithVat netMinor={price} pricing={german} approxLabel="ca." />)).toBe(
      '1.190\u00A0€ ca. 1.119\u00A0CHF',
    );
    const select = renderToStaticMarkup(<VatSelect label="Mehrwertsteuer" pricing={german} />);
    expect(select.match(/<option[^>]*selected[^>]*>[^<]*/g)).toEqual([
      '<option value="DE" selected="">Deutschland (19%)',
    ]);
  });

  it('has a net price without a country, and supports any currency', () => {
    expect(renderText(<Price amountMinor={price} pricing={pricing} />)).toBe('DKK 1,000');
    expect(renderText(<Price amountMinor={price} pricing={{ currency: 'GBP' }} vatCountry="LU" />)).toBe(
      '£1,170',
    );
    expect(renderToStaticMarkup(<Price amountMinor={price} pricing={pricing} />)).toContain(
      'value="1000.00"',
    );
  });

  it('converts with the rates of the page, or the given ones', () => {
    const rates = toRates({ EUR: 1, GBP: 2, USD: 3 });
    const store = createStore();
    store.set(currenciesAtom, rates);
    const shown = 'about €1,000 / £2,000 / $3,000';
    expect(renderText(<Equivalents amountMinor={price} pricing={{}} approxLabel="about" />, store)).toBe(
      shown,
    );
    expect(renderText(<Equivalents amountMinor={price} pricing={{ rates }} approxLabel="about" />)).toBe(
      shown,
    );
  });

  it('has the current VAT if it is known, in the price, its equivalents and the choice [9.2.7]', () => {
    const today = [
      { country: 'DK', percent: 30 },
      { country: 'FI', percent: 25.5 },
    ];
    const currentVat = parseCurrentVat(today, '2026-11-01').vat;
    expect(
      renderText(
        <PriceWithVat netMinor={price} pricing={{ ...pricing, currentVat }} approxLabel="approx." />,
      ),
    ).toBe('DKK 1,300 approx. €175 / £147 / $178');
    expect(
      renderText(<Price amountMinor={price} pricing={{ ...pricing, currentVat }} vatCountry="FI" />),
    ).toBe('DKK 1,255');
    const select = renderToStaticMarkup(
      <VatSelect label="Choose VAT country" pricing={{ ...pricing, currentVat }} />,
    );
    expect(select).toContain('Finland (25.5%)');
    expect(select).toContain('Sweden (25%)');
  });

  it('offers 27 countries with Denmark chosen, Greece under EL, and no style attribute', () => {
    const html = renderToStaticMarkup(<VatSelect label="Choose VAT country" pricing={pricing} />);
    expect(html).toContain('Choose VAT country</label>');
    expect(html.match(/<option/g)).toHaveLength(27);
    expect(html.match(/<option[^>]*selected[^>]*>[^<]*/g)).toEqual([
      '<option value="DK" selected="">Denmark (25%)',
    ]);
    expect(html).toContain('<option value="EL">Greece (24%)');
    expect(html).not.toContain('style=');
  });
});
