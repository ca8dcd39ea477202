/** Maximum waits for suppliers other than the shop and the billing vendor, ms. Only tests change them. */
export interface Deadlines {
  /** For the webhook or the relay to accept a contact message: the browser waits a second longer than the api. */
  contactMs: number;
  /** For the EU's check of a VAT number with its retries: it often takes 5 s and more. */
  vatCheckMs: number;
  /** For an invoice that the shop has created but cannot show yet. */
  invoiceMs: number;
}

export const deadlines: Deadlines = { contactMs: 10_000, vatCheckMs: 10_000, invoiceMs: 2_000 };
