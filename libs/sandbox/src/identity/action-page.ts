import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';

export const actionModes = {
  resetPassword: 'Reset your password',
  verifyEmail: 'Verify your email address',
  verifyAndChangeEmail: 'Verify and change your email address',
  recoverEmail: 'Restore your old email address',
  revertSecondFactorAddition: 'Remove a second factor',
  signIn: 'Log in',
} as const;

export type ActionMode = keyof typeof actionModes;

export interface ActionState {
  mode: ActionMode | undefined;
  /** Fields that the form posts again. */
  fields: Readonly<Record<string, string>>;
  /** The error or the result. */
  message?: string;
  done?: boolean;
  /** The link shown afterwards. */
  continueUrl?: string | undefined;
}

/** The page that links in the vendor's emails open, unless the site has its own. A GET changes nothing. */
export function renderActionPage({ mode, fields, message, done = false, continueUrl }: ActionState): string {
  const title = mode === undefined ? 'This link is incomplete' : actionModes[mode];
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
