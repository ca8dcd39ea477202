import { expect, it } from 'vitest';
import { toMailRejected } from './to-mail-rejected.ts';

it.each([
  ['an unknown mailbox', { responseCode: 550, command: 'RCPT TO' }],
  ['a syntax that no relay accepts', { responseCode: 501, command: 'RCPT TO' }],
  ['a message that the relay refuses', { responseCode: 554, command: 'DATA' }],
  ['an address that the program cannot send', { code: 'EENVELOPE', command: 'API' }],
])('a refusal is final: %s', (_, error) => {
  expect(toMailRejected(error).isFinal).toBe(true);
});

it.each([
  ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }],
  ['a sender who is refused, which the operator must mend', { responseCode: 550, command: 'MAIL FROM' }],
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN' }],
  ['a relay that does not respond', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['an error of another kind', undefined],
])('a failure is not final: %s', (_, error) => {
  expect(toMailRejected(error).isFinal).toBe(false);
});

it('keeps status and code, and nothing that the relay said', () => {
  const rejected = toMailRejected(
    Object.assign(new Error('550 ada@members.example is unknown'), {
      ...{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      response: '550 ada@members.example is unknown',
    }),
  );
  expect(rejected).toMatchObject({ code: 'EENVELOPE', status: 550 });
  expect(`${rejected.stack} ${JSON.stringify(rejected)}`).not.toContain('ada@');
  expect(toMailRejected({ code: 'ada@members.example' }).code).toBe('unknown');
});
