import { composeMail } from './compose-mail.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';
import { addWithdrawLink } from './withdraw-link.ts';

/** For members who requested a login link. @param secret of the link */
export function composeLoginLinkMail(options: MailOptions, secret: string): MailText {
  return composeMail(options, options.texts.links.login, {
    url: toLinkUrl(options, secret),
    ...again(options),
  });
}

/** For new members, who need no password. */
export function composeLinkWelcomeMail(options: MailOptions): MailText {
  const mail = composeMail(options, options.texts.links.welcome, { url: toLoginUrl(options) });
  return addWithdrawLink(options, mail);
}

/** For people who joined again and have logged in before. */
export function composeLinkWelcomeBackMail(options: MailOptions): MailText {
  const mail = composeMail(options, options.texts.links.welcomeBack, { url: toLoginUrl(options) });
  return addWithdrawLink(options, mail);
}

/** To the new address. @param secret of the link that confirms it */
export function composeAddressLinkMail(options: MailOptions, secret: string): MailText {
  return composeMail(options, options.texts.links.newAddress, { url: toLinkUrl(options, secret) });
}

/** To the old address. @param secret of the link that undoes the change */
export function composeAddressChangedMail(
  options: MailOptions,
  secret: string,
  hasPassword: boolean,
): MailText {
  const { addressChanged, links } = options.texts;
  const texts = hasPassword ? addressChanged : links.addressChanged;
  return composeMail(options, texts, { url: toLinkUrl(options, secret) });
}

const again = (options: MailOptions) => ({ requestUrl: toLoginUrl(options) });

function toLoginUrl({ siteOrigin, organisation }: MailOptions): string {
  return siteOrigin + organisation.paths.login;
}

/** In the fragment: browsers send it to no server, and mail filters that open the link use nothing up. */
function toLinkUrl(options: MailOptions, secret: string): string {
  return `${toLoginUrl(options)}#login-link=${secret}`;
}
