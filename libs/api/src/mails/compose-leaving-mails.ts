import { formatDay } from '@guildhall/organisation';
import { fillText } from '../format/fill-text.ts';
import { composeMail } from './compose-mail.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';

/** A deletion that was requested. Times in ms since 1970. */
export interface LeavingToConfirm {
  id: string;
  /** Of the link that takes it back. */
  secret: string;
  dueAt: number;
  /** The end of the term that is paid; missing without one. */
  endsAt: number | undefined;
}

/** Confirms that somebody's data will be deleted, with the link that takes it back. */
export function composeLeavingMail(options: MailOptions, leaving: LeavingToConfirm): MailText {
  const { secret, dueAt, endsAt } = leaving;
  const { requested, membershipEnds } = options.texts.leaving;
  const { locale, timeZone } = options.organisation;
  const toDay = (at: number) => formatDay(at, locale, timeZone);
  const ends = endsAt === undefined ? [] : [fillText(membershipEnds, { date: toDay(endsAt) })];
  const mail = composeMail(options, requested, {
    url: toKeepUrl(options, secret),
    values: { date: toDay(Math.max(dueAt, endsAt ?? 0)), years: readYears(options) },
  });
  return { ...mail, before: [...mail.before, ...ends] };
}

/** Says that the data is deleted, and what stays. */
export function composeErasedMail(options: MailOptions): MailText {
  return composeMail(options, options.texts.leaving.erased, {
    url: undefined,
    values: { years: readYears(options) },
  });
}

/** The page has a button: programs that open the links of emails take nothing back. */
function toKeepUrl({ siteOrigin, organisation }: MailOptions, secret: string): string {
  const { path = '/keep-my-data' } = organisation.leaving ?? {};
  return `${siteOrigin}${path}?${new URLSearchParams({ link: secret })}`;
}

const readYears = ({ organisation }: MailOptions): string =>
  String(organisation.leaving?.bookkeepingYears ?? 10);
