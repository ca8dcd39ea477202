import { consentPath } from './consent-settings.ts';

/** Resolves to true once the choice is saved. */
export type SendChoice = (choice: URLSearchParams) => Promise<boolean>;

/** Sends the choice in a form, made by one of its buttons. */
export function sendChoice(
  form: HTMLFormElement,
  submitter: HTMLElement,
  send: SendChoice = post,
): Promise<boolean> {
  // Only text: the form has no files.
  return send(new URLSearchParams([...new FormData(form, submitter)] as [string, string][]));
}

const post: SendChoice = async (body) => (await fetch(consentPath, { method: 'POST', body })).ok;
