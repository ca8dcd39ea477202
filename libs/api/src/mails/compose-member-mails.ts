import { formatTime } from '@guildhall/organisation';
import { composeMail } from './compose-mail.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';
import { addWithdrawLink } from './withdraw-link.ts';

/** For new members. @param code single-use code that sets the password */
export function composeWelcomeMail(options: MailOptions, code: string): MailText {
  const mail = composeMail(options, options.texts.welcome, { url: toResetUrl(options, code) });
  return addWithdrawLink(options, mail);
}

/** @param code single-use code that sets the password */
export function composePasswordMail(options: MailOptions, code: string): MailText {
  return composeMail(options, options.texts.password, { url: toResetUrl(options, code) });
}

/** For members whose password was changed, by whomever. @param changedAt ms since 1970 */
export function composePasswordChangedMail(options: MailOptions, changedAt: number): MailText {
  const { siteOrigin, organisation, texts } = options;
  return composeMail(options, texts.passwordChanged, {
    url: siteOrigin + organisation.paths.resetPassword,
    values: { time: formatTime(changedAt, organisation.locale, organisation.timeZone) },
  });
}

/** For people who joined again and already have a login. */
export function composeWelcomeBackMail(options: MailOptions): MailText {
  const { siteOrigin, organisation, texts } = options;
  const mail = composeMail(options, texts.welcomeBack, { url: siteOrigin + organisation.paths.login });
  return addWithdrawLink(options, mail);
}

/** Our own page: the identity service's page needs the project's key and does not lead back to the site. */
function toResetUrl({ siteOrigin, organisation }: MailOptions, code: string): string {
  const query = `mode=resetPassword&oobCode=${encodeURIComponent(code)}`;
  return `${siteOrigin}${organisation.paths.resetPassword}?${query}`;
}
