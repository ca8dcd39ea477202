import type { CancellationDetails, StatementKind } from '@guildhall/api-contract/contracts';
import { formatDay, formatTime } from '@guildhall/organisation';
import { fillText } from '../format/fill-text.ts';
import { formatAmount } from './compose-billing-mails.ts';
import { composeMail } from './compose-mail.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';

/** A statement about a contract, as its emails need it. Times in ms since 1970. */
interface MailedStatement {
  id: string;
  kind: StatementKind;
  /** As it was typed. */
  contract: string;
  receivedAt: number;
  /** `settled`: its contract has ended, or will. `refused`: the office has refused it. */
  state: string;
  /** The end of a cancelled contract. */
  endsAt: number | undefined;
}

/** A statement that has arrived. */
export interface StatementToConfirm extends MailedStatement {
  name: string;
  email: string;
  /** Of a cancellation. */
  details: CancellationDetails | undefined;
}

/** A statement that was accepted or refused. */
export interface DecidedStatement extends MailedStatement {
  /** The office's, for a refusal. */
  reason: string;
  /** The amount that was paid, in minor units. */
  amount: number;
  currency: string;
  /** False if the office has to transfer it. */
  isRefunded: boolean;
}

/** Confirms that a statement has arrived, with its content and the time, so that the email alone proves it. */
export function composeReceiptMail(options: MailOptions, statement: StatementToConfirm): MailText {
  const { kind, name, email, contract, details, receivedAt, state, endsAt } = statement;
  const { lines, ...texts } = options.texts.contracts;
  const { receipt } = texts[kind];
  const { endOn, reason, manner } = details ?? {};
  const { locale, timeZone } = options.organisation;
  const time = formatTime(receivedAt, locale, timeZone);
  const content = [
    fillText(lines.name, { name }),
    fillText(lines.email, { email }),
    fillText(lines.contract, { contract }),
    ...(manner ? [lines[manner]] : []),
    ...(reason ? [fillText(lines.reason, { reason })] : []),
    ...(details ? [endOn ? fillText(lines.endOn, { date: formatDay(endOn, locale) }) : lines.endSoon] : []),
    fillText(lines.time, { time }),
    ...(kind === 'withdrawal' ? [] : [state === 'settled' ? describeEnd(options, endsAt) : texts.endLater]),
  ];
  const mail = composeMail(options, { ...receipt, button: '' }, { url: undefined, values: { time } });
  return { ...mail, before: [...mail.before, ...content] };
}

/** Says whether a statement was accepted, and what follows. */
export function composeDecisionMail(options: MailOptions, statement: DecidedStatement): MailText {
  const { kind, contract, receivedAt, state, reason } = statement;
  const texts = options.texts.contracts[kind];
  const { locale, timeZone } = options.organisation;
  const message = state === 'refused' ? texts.refused : texts.accepted;
  const values = {
    ...{ time: formatTime(receivedAt, locale, timeZone), contract, reason },
    result: describeResult(options, statement),
  };
  return composeMail(options, { ...message, button: '' }, { url: undefined, values });
}

function describeResult(options: MailOptions, statement: DecidedStatement): string {
  const { kind, amount, isRefunded, endsAt } = statement;
  const { contracts } = options.texts;
  if (kind === 'cancellation') return describeEnd(options, endsAt);
  if (amount === 0) return contracts.nothingPaid;
  const text = isRefunded ? contracts.refunded : contracts.toRefund;
  return fillText(text, { amount: formatAmount(statement, options.organisation.numbers) });
}

function describeEnd(options: MailOptions, endsAt: number | undefined): string {
  const { endsOn, ended } = options.texts.contracts;
  const { locale, timeZone } = options.organisation;
  return endsAt === undefined ? ended : fillText(endsOn, { date: formatDay(endsAt, locale, timeZone) });
}
