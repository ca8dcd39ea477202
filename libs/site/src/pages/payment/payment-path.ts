/** Route of the page of a payment. Its ID is a secret. */
export const paymentPath = '/_payment/:id';

/** Replaces the ID of a payment in a path, for logs. */
export function hidePaymentId(path: string): string {
  return path.replace(/^\/_payment\/.+/s, paymentPath);
}
