import type { InvoiceOrder } from '@guildhall/suppliers';

/** Maximum length that the vendor accepts. */
const maxValueLength = 255;

/**
 * The input of an order without VAT. What an auditor needs is in the order's attributes, where the bookkeeper finds it:
 * the number, its country, and who confirmed it when, under which consultation number and in whose name.
 */
export function createOrderInput({
  key,
  number,
  confirmation,
  email,
  company,
  lineItems,
}: InvoiceOrder): object {
  const vatNumber = `${number.country}${number.number}`;
  const attributes: [string, string | undefined][] = [
    ['VAT number', vatNumber],
    ['Country', number.country],
    ['Company', company],
    ['VAT check: name', confirmation.name],
    ['VAT check: consultation number', confirmation.consultation],
    ['VAT check: time', confirmation.at],
  ];
  return {
    lineItems: lineItems.map(({ variantId, quantity }) => ({ variantId, quantity })),
    taxExempt: true,
    // As the cart's own checkout does.
    acceptAutomaticDiscounts: true,
    ...(email && { email }),
    note: `EU business, reverse charge. VAT number ${vatNumber}, confirmed by the EU’s VAT service (VIES), ${confirmation.at}`,
    customAttributes: attributes.flatMap(([key, value]) =>
      value ? [{ key, value: value.slice(0, maxValueLength) }] : [],
    ),
    tags: ['eu-business', key],
  };
}
