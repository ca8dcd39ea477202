import { isBackFromCheckout } from '../unfinished/index.ts';

let taken: 'succeeded' | 'cancelled' | undefined;

/**
 * Returns the result in the URL after the checkout's own page has redirected back, and removes it from the URL. It is
 * the same for all forms of the page.
 */
export function takeCheckoutResult(): 'succeeded' | 'cancelled' | undefined {
  taken = readResult() ?? taken;
  return taken;
}

function readResult(): 'succeeded' | 'cancelled' | undefined {
  const { search, pathname, hash } = location;
  if (!isBackFromCheckout(search)) return undefined;
  const parameters = new URLSearchParams(search);
  const state = parameters.get('state');
  for (const name of ['join', 'id', 'state']) parameters.delete(name);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  history.replaceState(history.state, '', pathname + rest + hash);
  return state === 'succeeded' ? 'succeeded' : 'cancelled';
}

/** True for the first form of its page, which shows the result when no form has a draft. */
export function isFirstForm(form: HTMLFormElement): boolean {
  return document.querySelector('form[data-sign-up]') === form;
}

/** Opens the `<details>` around the form. */
export function openDetails(form: HTMLElement): void {
  form.closest('details')?.setAttribute('open', '');
}
