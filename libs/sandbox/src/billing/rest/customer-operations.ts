import type { BillingSite } from '../state/site-state.ts';
import { addCustomer, readAddress } from '../state/customers.ts';
import { clearPersonalData } from '../state/personal-data.ts';
import type { Customer } from '../state/resources.ts';
import { billingInfoParameters, customerParameters, newCustomerParameters } from './checkout-parameters.ts';
import type { Parameters } from './form-body.ts';
import type { Operations } from './operations.ts';
import { createPage } from './paging.ts';
import { checkParameters } from './parameter-rules.ts';
import { VendorRefusal, createNotFound } from '../vendor-refusal.ts';

export function addCustomerOperations(operations: Operations, site: BillingSite): void {
  addCustomerReads(operations, site);
  addCustomerChanges(operations, site);
}

function addCustomerReads({ get }: Operations, site: BillingSite): void {
  get('/customers', ({ parameters }) => {
    const { emailIgnoresCase, customFields } = site.board.get();
    const read = (email: string | undefined) => (emailIgnoresCase ? email?.toLowerCase() : email);
    const email = parameters.get('email[is]');
    const normalised = new Map(parameters);
    if (email !== undefined && emailIgnoresCase) normalised.set('email[is]', email.toLowerCase());
    const filters = {
      id: ({ id }: Customer) => id,
      email: (customer: Customer) => read(customer.email),
      first_name: ({ first_name }: Customer) => first_name,
      last_name: ({ last_name }: Customer) => last_name,
      company: ({ company }: Customer) => company,
      phone: ({ phone }: Customer) => phone,
      created_at: ({ created_at }: Customer) => created_at,
      updated_at: ({ updated_at }: Customer) => updated_at,
      ...Object.fromEntries(customFields.map((name) => [name, (one: Customer) => one[name] as string])),
    };
    const customers = createPage([...site.customers.values()], normalised, filters, [
      'created_at',
      'updated_at',
    ]);
    return { ...customers, list: customers.list.map((customer) => ({ customer })) };
  });

  get('/customers/:id', ({ id }) => ({ customer: getCustomer(site, id) }));
}

function addCustomerChanges({ post }: Operations, site: BillingSite): void {
  post('/customers', ({ parameters }) => {
    checkParameters(parameters, newCustomerParameters, site.board.get().customFields);
    const id = parameters.get('id');
    if (id !== undefined && site.customers.has(id))
      throw new VendorRefusal('duplicate_entry', `The value ${id} is already present.`, 'id');
    const { id: _id, ...values } = toPlainValues(parameters);
    const billing = readAddress(parameters, 'billing_address');
    const customer = addCustomer(site, { ...values, ...(billing && { billing_address: billing }) }, id);
    site.report('customer_created', 'api', { customer });
    return { customer };
  });

  post('/customers/:id', ({ id, parameters }) => {
    const customer = getCustomer(site, id);
    checkParameters(parameters, customerParameters, site.board.get().customFields);
    for (const [name, value] of Object.entries(toPlainValues(parameters)))
      customer[name] = value || undefined;
    site.touch(customer);
    site.report('customer_changed', 'api', { customer });
    return { customer };
  });

  // Replaces the whole address: a part that is not sent is removed.
  post('/customers/:id/update_billing_info', ({ id, parameters }) => {
    const customer = getCustomer(site, id);
    checkParameters(parameters, billingInfoParameters);
    const address = readAddress(parameters, 'billing_address');
    if (address) customer.billing_address = address;
    else delete customer.billing_address;
    site.touch(customer);
    site.report('customer_changed', 'api', { customer });
    return { customer };
  });

  post('/customers/:id/clear_personal_data', ({ id, parameters }) => {
    checkParameters(parameters, {});
    const customer = getCustomer(site, id);
    clearPersonalData(site, customer);
    site.report('customer_changed', 'api', { customer });
    return { customer };
  });
}

export function getCustomer(site: BillingSite, id: string, param?: string): Customer {
  const customer = site.customers.get(id);
  if (customer === undefined) throw createNotFound('customer', id, param);
  return customer;
}

/** The parameters that are fields of a customer. */
function toPlainValues(parameters: Parameters): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([param]) => !param.includes('[')));
}
