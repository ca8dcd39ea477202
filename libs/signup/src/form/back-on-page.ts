import { isBackFromCheckout } from '../unfinished/index.ts';

let taken: { what: 'succeeded' | 'cancelled' | undefined } | undefined;

/** What the checkout's own page said when it came back to this page, if it did; the address is cleaned of it. */
export function takeReturn(): 'succeeded' | 'cancelled' | undefined {
  taken ??= { what: readReturn() };
  return taken.what;
}

function readReturn(): 'succeeded' | 'cancelled' | undefined {
  const { search, pathname, hash } = location;
  if (!isBackFromCheckout(search)) return undefined;
  const parameters = new URLSearchParams(search);
  const state = parameters.get('state');
  for (const name of ['join', 'id', 'state']) parameters.delete(name);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  history.replaceState(history.state, '', pathname + rest + hash);
  return state === 'succeeded' ? 'succeeded' : 'cancelled';
}

/** Whether a form is the first one on its page: one of them answers where it is not known which was meant. */
export function isFirstForm(form: HTMLFormElement): boolean {
  return document.querySelector('form[data-sign-up]') === form;
}

/** Opens what the form is folded away in. */
export function unfold(form: HTMLElement): void {
  form.closest('details')?.setAttribute('open', '');
}
