import type { Organisation } from '@guildhall/organisation';
import * as v from 'valibot';
import { isVatCountry, parseVatNumber } from './vat-number.ts';

/** Creates the variables for sales without VAT to EU businesses. */
export const createInvoiceVariables = ({
  eventVendors,
  vatHome,
}: Pick<Organisation, 'eventVendors' | 'vatHome'>) => ({
  /** The seller’s country, by its VAT code: businesses there are never exempt. */
  SHOP_COUNTRY: v.optional(
    v.pipe(
      v.string(),
      v.transform((code) => (code === 'GR' ? 'EL' : code)),
      v.check(
        (code) => code === vatHome || (isVatCountry(code) && code !== 'XI'),
        'is not a country of the EU, such as DK',
      ),
    ),
    vatHome,
  ),
  /**
   * Vendors and product types that are sold with VAT to everybody, separated by commas; `none` for none. Admission to
   * an event in person is taxed where the event is (Directive 2006/112/EC, article 53), so that the default is the
   * vendors of such events.
   */
  SHOP_NEVER_EXEMPT: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => (value.trim().toLowerCase() === 'none' ? [] : value.split(','))),
      v.transform((names) => names.map((name) => name.trim().toLowerCase()).filter(Boolean)),
    ),
    listOnsiteVendors(eventVendors).join() || 'none',
  ),
  /** The seller's own VAT number: with it the EU's check gives a consultation number, the proof of the check. */
  SELLER_VAT_NUMBER: v.optional(v.string()),
});

function listOnsiteVendors(eventVendors: Organisation['eventVendors']): string[] {
  return Object.entries(eventVendors).flatMap(([vendor, kind]) => (kind === 'onsite' ? [vendor] : []));
}

/** The part of the api's configuration for invoices. */
export type InvoiceConfig = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof createInvoiceVariables>, undefined>
>;

export function isSellersNumber({
  SELLER_VAT_NUMBER: number,
  SHOP_COUNTRY: country,
}: Pick<InvoiceConfig, 'SELLER_VAT_NUMBER' | 'SHOP_COUNTRY'>): boolean {
  return number === undefined || parseVatNumber(country, number) !== undefined;
}
