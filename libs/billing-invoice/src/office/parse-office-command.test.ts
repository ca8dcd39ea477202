import { expect, it } from 'vitest';
import { OfficeCommandError, parseOfficeCommand } from './parse-office-command.ts';

const reference = 'RF18539007547034';

it.each([
  ['list', { name: 'list', all: false }],
  ['list --all', { name: 'list', all: true }],
  [`show ${reference}`, { name: 'show', reference }],
  ['cancel rf18 5390 0754 7034', { name: 'cancel', reference }],
  [`refunded ${reference}`, { name: 'refunded', reference }],
  [`renew ${reference} --payment 4711`, { name: 'renew', reference, payment: '4711' }],
  [`dismiss ${reference}`, { name: 'dismiss', reference }],
  [
    `confirm ${reference} --amount 300.00 --currency EUR`,
    { name: 'confirm', reference, amountMinor: 30_000, currency: 'EUR' },
  ],
])('reads “membership %s”', (text, command) => {
  expect(parseOfficeCommand(text.split(' '))).toEqual(command);
});

it.each([
  ['1.200', 120_000],
  ['1.200,50', 120_050],
  ['1200,50', 120_050],
  ['1200.50', 120_050],
  ['300.00', 30_000],
  ['96', 9_600],
])('reads the amount %s where lists show 1.200,50', (amount, amountMinor) => {
  const numbers = { group: '.', decimal: ',', sign: 'after' } as const;
  const args = ['confirm', reference, '--amount', amount, '--currency', 'EUR'];
  expect(parseOfficeCommand(args, numbers)).toMatchObject({ amountMinor });
});

it.each([
  ['', 'office list'],
  ['pay', 'office list'],
  ['list --more', 'office list'],
  ['cancel', 'office list'],
  ['cancel RF19539007547034', 'not a payment reference'],
  [`confirm ${reference}`, '--amount must be'],
  [`refunded ${reference} --payment=`, '--payment must be'],
  [`refunded ${reference} --payment ü`, '--payment must be'],
  [`confirm ${reference} --amount 300,00 --currency EUR`, '--amount must be'],
  [`confirm ${reference} --amount 0 --currency EUR`, '--amount must be'],
  [`confirm ${reference} --amount 300 --currency euro`, '--currency must be'],
])('refuses “office %s”, and says what to type', (text, message) => {
  const parse = () => parseOfficeCommand(text.split(' ').filter(Boolean));
  expect(parse).toThrow(OfficeCommandError);
  expect(parse).toThrow(message);
});
