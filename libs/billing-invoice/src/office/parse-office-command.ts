import { parseArgs } from 'node:util';
import { englishNumbers, parseAmount, type MinorUnits, type NumberFormat } from '@guildhall/money';
import { parsePaymentReference } from '../api/payment-reference.ts';

/** A command that cannot be run, or was refused. The message is for the office. */
export class OfficeCommandError extends Error {
  override readonly name = 'OfficeCommandError';
}

export type OfficeCommand =
  | { name: 'list'; all: boolean }
  | { name: 'show'; reference: string }
  | { name: 'cancel' | 'stop'; reference: string }
  | { name: 'refunded' | 'renew' | 'dismiss'; reference: string; payment?: string }
  | { name: 'confirm'; reference: string; amountMinor: number; currency: string; payment?: string };

const usage = `office list [--all]
office show <reference>
office confirm <reference> --amount 300.00 --currency EUR [--payment "<date or ID at the bank>"]
office cancel <reference>
office stop <reference>
office renew <reference> [--payment …]
office refunded <reference> [--payment …]
office dismiss <reference> [--payment …]`;

const changes = ['confirm', 'cancel', 'stop', 'refunded', 'renew', 'dismiss'] as const;

/**
 * Parses the arguments of a command.
 *
 * @param numbers notation of amounts, as lists show them
 *
 * @throws OfficeCommandError that says what to type
 */
export function parseOfficeCommand(
  args: readonly string[],
  numbers: NumberFormat = englishNumbers,
): OfficeCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === 'list' && words.length === 0) return { name, all: values.all === true };
  const commandName = (['show', ...changes] as const).find((one) => one === name);
  if (commandName === undefined) throw new OfficeCommandError(usage);
  const reference = parseReference(words.join(''));
  if (commandName === 'show' || commandName === 'cancel' || commandName === 'stop')
    return { name: commandName, reference };
  const payment = parsePayment(values.payment);
  if (commandName !== 'confirm') return { name: commandName, reference, ...payment };
  const amountMinor = parseShownAmount(values.amount, numbers);
  const { currency = '' } = values;
  if (amountMinor === undefined || amountMinor <= 0)
    throw new OfficeCommandError('--amount must be what was received, such as 300.00');
  if (!/^[A-Z]{3}$/.test(currency)) throw new OfficeCommandError('--currency must be a code such as EUR');
  return { name: commandName, reference, amountMinor, currency, ...payment };
}

/** Parses an amount as lists show it, `1.200,50`, or as banks' files do: `1200.50`. */
function parseShownAmount(
  text: string | undefined,
  { group, decimal }: NumberFormat,
): MinorUnits | undefined {
  const [integer = '', ...decimals] = (text ?? '').split(decimal);
  const groups = group === '' ? [integer] : integer.replaceAll(/\s/g, ' ').split(group.replace(/\s/, ' '));
  const [first = '', ...others] = groups;
  const isShown = others.every((digits) => /^\d{3}$/.test(digits)) && /^\d{1,3}$/.test(first);
  const isGrouped = isShown && others.length > 0 && decimals.length < 2;
  if (isGrouped) return parseAmount([groups.join(''), ...decimals].join('.'));
  return parseAmount(text) ?? parseAmount([integer, ...decimals].join('.'));
}

/** The bank's date or id of a payment, in one spelling. */
function parsePayment(text: string | undefined): { payment?: string } {
  if (text === undefined) return {};
  const payment = text.trim().replace(/\s+/g, ' ');
  if (/^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(payment)) return { payment };
  throw new OfficeCommandError('--payment must be the date or the ID of the payment at the bank');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        ...{ amount: { type: 'string' }, currency: { type: 'string' }, payment: { type: 'string' } },
      },
    });
  } catch {
    throw new OfficeCommandError(usage);
  }
}

function parseReference(text: string): string {
  const reference = parsePaymentReference(text);
  if (reference !== undefined) return reference;
  throw new OfficeCommandError(
    text === ''
      ? usage
      : 'This is not a payment reference: check every letter and digit. References begin with RF.',
  );
}
