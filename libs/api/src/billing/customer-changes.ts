/** Notifies the one listener of customers that were changed at the vendor. */
export function createCustomerChanges() {
  let notify = async (_customerId: string): Promise<unknown> => undefined;
  return {
    notify: (customerId: string) => notify(customerId),
    listen: (listener: typeof notify) => void (notify = listener),
  };
}
