import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';

export const actionModes = {
  resetPassword: 'Reset your password',
  verifyEmail: 'Verify your email address',
  verifyAndChangeEmail: 'Verify and change your email address',
  recoverEmail: 'Take your old email address back',
  revertSecondFactorAddition: 'Remove a second factor',
  signIn: 'Sign in',
} as const;

export type ActionMode = keyof typeof actionModes;

/** What the vendor's page shows. */
export interface ActionState {
  mode: ActionMode | undefined;
  /** The fields that the form posts again. */
  fields: Readonly<Record<string, string>>;
  /** The error, or the result. */
  message?: string;
  done?: boolean;
  /** Where the page leads afterwards. */
  continueUrl?: string | undefined;
}

/** The page that the links of the vendor's mails open, unless the site has its own. A GET of it changes nothing. */
export function renderActionPage({ mode, fields, message, done = false, continueUrl }: ActionState): string {
  const title = mode === undefined ? 'This link is not complete' : actionModes[mode];
  const password = `<label>New password <input name="newPassword" type="password" autocomplete="new-password" required></label>`;
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const form = `<form method="post" action="/identity/action" class="order">
${hidden}${mode === 'resetPassword' ? password : ''}
<button>${mode === 'resetPassword' ? 'Save' : 'Confirm'}</button>
</form>`;
  return renderDocument(
    title,
    `<h1>${escape(title)}</h1>
<p>The identity service’s own page, in the sandbox.</p>
${message === undefined ? '' : `<p role="status"><strong>${escape(message)}</strong></p>`}
${mode === undefined || done ? '' : form}
${done && continueUrl ? `<p><a href="${escape(continueUrl)}">Continue</a></p>` : ''}`,
  );
}
