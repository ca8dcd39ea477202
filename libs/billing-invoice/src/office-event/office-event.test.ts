import { expect, it } from 'vitest';
import { isOfficeAuthorization, readOfficeEvent, signOfficeEvent, type OfficeEvent } from './office-event.ts';

const secret = 'a-secret-of-at-least-32-characters';
const other = 'another-secret-of-32-characters-or-so';
const at = Date.parse('2026-11-24T10:00:00Z');
const minuteMs = 60_000;
const event: OfficeEvent = {
  ...{ action: 'confirm', reference: 'RF18539007547034', amountMinor: 9_600, currency: 'EUR' },
  at,
};

it('a signed command is read with the same secret, within five minutes [7.7.19]', () => {
  const { authorization, body } = signOfficeEvent(secret, event);
  for (const now of [at - 5 * minuteMs, at, at + 5 * minuteMs]) {
    expect(isOfficeAuthorization([secret], authorization, now)).toBe(true);
    expect(readOfficeEvent([secret], body, now)).toEqual(event);
  }
});

it.each([-5 * minuteMs - 1, 5 * minuteMs + 1])(
  'a command that is sent again %i ms later is refused [7.7.19]',
  (ms) => {
    const { authorization, body } = signOfficeEvent(secret, event);
    expect(isOfficeAuthorization([secret], authorization, at + ms)).toBe(false);
    expect(readOfficeEvent([secret], body, at + ms)).toBeUndefined();
  },
);

it('a command with another secret, time or content is refused [7.7.19]', () => {
  const { authorization, body } = signOfficeEvent(secret, event);
  expect(isOfficeAuthorization([other], authorization, at)).toBe(false);
  expect(readOfficeEvent([other], body, at)).toBeUndefined();
  expect(isOfficeAuthorization([secret], authorization.replace(String(at), String(at + 1)), at)).toBe(false);
  const changed = { ...body, payload: body.payload.replace('9600', '1') };
  expect(readOfficeEvent([secret], changed, at)).toBeUndefined();
  for (const text of [undefined, '', 'Basic YTpi', 'Guildhall-Office 1.', `Guildhall-Office ${at}.x`])
    expect(isOfficeAuthorization([secret], text, at)).toBe(false);
  for (const wrong of [undefined, null, 'x', {}, { ...body, more: 1 }, { payload: '{', signature: 'x' }])
    expect(readOfficeEvent([secret], wrong, at)).toBeUndefined();
});

it('the signature of a request cannot be used as the signature of a command', () => {
  const { authorization } = signOfficeEvent(secret, event);
  const [, time = '', signature = ''] = /^\S+ (\d+)\.(.+)$/.exec(authorization) ?? [];
  expect(readOfficeEvent([secret], { payload: time, signature }, at)).toBeUndefined();
});
