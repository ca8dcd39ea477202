import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { joinProps } from './sign-up-form.fixture.ts';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { standIn } from './stand-in.fixture.ts';
import type { SignUpFormHooks } from './use-sign-up-form.ts';

export type Given = Partial<SignUpFormProps & SignUpFormHooks>;

export function place(): HTMLElement {
  const element = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => element.remove());
  return element;
}

/** Shows a form; the returned function removes it again, as a reload does. */
export function show(given: Given): () => void {
  const element = place();
  const root = createRoot(element);
  const end = () => {
    root.unmount();
    element.remove();
  };
  onTestFinished(end);
  flushSync(() =>
    root.render(<SignUpForm {...joinProps} createCheckout={standIn().createCheckout} {...given} />),
  );
  return end;
}

export const field = (part: string, name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${part}.${name}"]`) as HTMLInputElement;
export const type = (part: string, name: string, value: string) => userEvent.fill(field(part, name), value);

/** The content of a form after `fill`, by the names of its fields. */
export const filled = {
  'customer.email': 'anna@post.example',
  'customer.first_name': 'Anna',
  'customer.last_name': 'Lund',
  'billing_address.line1': 'Torvet 1',
  'billing_address.city': 'Aarhus',
  'billing_address.zip': '8000',
  'billing_address.country': 'DK',
  terms: 'on',
};

export async function fill(): Promise<void> {
  const { 'billing_address.country': country, terms: _, ...texts } = filled;
  for (const [path, value] of Object.entries(texts)) {
    const [part = '', name = ''] = path.split('.');
    await type(part, name, value);
  }
  await userEvent.selectOptions(field('billing_address', 'country'), country);
  await page.getByLabelText('I accept the terms and conditions').click({ position: { x: 5, y: 5 } });
}

export const press = () => page.getByRole('button', { name: 'Subscribe' }).click();

export const focused = () => document.activeElement?.textContent ?? '';
