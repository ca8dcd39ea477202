import { parseArgs } from 'node:util';
import { parseAmount } from '@guildhall/money';
import { parsePaymentReference } from '../api/payment-reference.ts';

/** A command that cannot be run, or was refused. The message is for the office. */
export class OfficeCommandError extends Error {
  override readonly name = 'OfficeCommandError';
}

export type OfficeCommand =
  | { name: 'list'; all: boolean }
  | { name: 'show'; reference: string }
  | { name: 'cancel' | 'refunded'; reference: string }
  | { name: 'confirm'; reference: string; amountMinor: number; currency: string };

const usage = `membership list [--all]
membership show <reference>
membership confirm <reference> --amount 300.00 --currency EUR
membership cancel <reference>
membership refunded <reference>`;

/**
 * Parses the arguments of a command.
 *
 * @throws OfficeCommandError that says what to type
 */
export function parseOfficeCommand(args: readonly string[]): OfficeCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === 'list' && words.length === 0) return { name, all: values.all === true };
  if (name !== 'show' && name !== 'confirm' && name !== 'cancel' && name !== 'refunded')
    throw new OfficeCommandError(usage);
  const reference = parseReference(words.join(''));
  if (name === 'show') return { name, reference };
  if (name !== 'confirm') return { name, reference };
  const amountMinor = parseAmount(values.amount);
  const { currency = '' } = values;
  if (amountMinor === undefined || amountMinor <= 0)
    throw new OfficeCommandError('--amount must be what was received, such as 300.00');
  if (!/^[A-Z]{3}$/.test(currency)) throw new OfficeCommandError('--currency must be a code such as EUR');
  return { name, reference, amountMinor, currency };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, amount: { type: 'string' }, currency: { type: 'string' } },
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
