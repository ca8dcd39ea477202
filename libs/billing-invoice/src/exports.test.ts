import { expect, it } from 'vitest';
import * as api from './api/index.ts';
import * as browser from './browser/index.ts';
import * as office from './office/index.ts';
import * as site from './site/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api)).toEqual(['invoice']);
  expect(Object.keys(browser)).toEqual(['createInvoiceCheckout']);
  expect(Object.keys(site)).toEqual(['invoicePages']);
  expect(Object.keys(office)).toEqual(['runOfficeCommand']);
});
