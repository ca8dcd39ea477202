import type { SignUpFieldPath } from '@guildhall/api-contract/signup';
import type { FormFields } from './form-fields.ts';

const names = ['first_name', 'last_name', 'email'] as const;

/** Name and email address of the bill: the customer's, until the visitor edits them there. */
export interface BillingNames {
  /** Processes what was typed into a control. Returns the billing fields that have changed with it. */
  update: (control: HTMLInputElement) => SignUpFieldPath[];
  /** Copies what the customer's fields hold. Returns the billing fields that have changed. */
  copy: () => SignUpFieldPath[];
  /** The names that were edited by hand. */
  edited: Set<string>;
}

export function createBillingNames(fields: FormFields): BillingNames {
  const edited = new Set<string>();
  /** The customer's values when they were copied last. */
  const copied = new Map<string, string>();

  function copy(): SignUpFieldPath[] {
    return names.flatMap((name) => {
      const path = `billing_address.${name}` as const;
      const typedName = fields.text(`customer.${name}`).trim();
      const billing = fields.text(path);
      if (!billing) edited.delete(name);
      // Typed before hydration, or filled in by the browser.
      else if (billing !== (copied.get(name) ?? typedName)) edited.add(name);
      copied.set(name, typedName);
      if (edited.has(name) || billing === typedName) return [];
      fields.set(path, typedName);
      return [path];
    });
  }

  return {
    edited,
    copy,
    update(control) {
      const [part, name = ''] = control.name.split('.');
      if (part === 'customer') return copy();
      if (part === 'billing_address' && !control.matches(':autofill')) edited.add(name);
      return [];
    },
  };
}
