import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyForm } from '../form/form-values.ts';
import { hasUnfinishedSignUp, unfinishedKey, unfinishedMs } from '../unfinished/index.ts';
import { awaitPayment, takeAwaited } from './awaited-payment.ts';
import { createDraft } from './draft.ts';
import { awaitedKey, forgetSignUp } from './forget-sign-up.ts';
import {
  belongsTo,
  saveUnfinished,
  newAttemptId,
  readUnfinished,
  type UnfinishedSignUp,
} from './unfinished-sign-up.ts';

const stored = new Map<string, string>();
const at = (search: string) => vi.stubGlobal('location', { search, pathname: '/membership' });

beforeEach(() => {
  stored.clear();
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // As in browsers, each value is a property too.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, { get: (own, key) => Reflect.get(own, key) ?? stored.get(String(key)) }),
  );
  at('');
  onTestFinished(() => void vi.unstubAllGlobals());
});

const signUp: UnfinishedSignUp = {
  plan: 'futures-membership-+-donation',
  formId: 'join',
  path: '/membership',
  attempt: 'a',
  values: { ...emptyForm, customer: { ...emptyForm.customer, first_name: 'Anna' } },
};

describe('the stored sign-up of a tab', () => {
  it('is continued if a page of 0.0.0 has stored it', () => {
    stored.set(
      unfinishedKey,
      '1000 {"plan":"friend","formId":"join","path":"/membership","attempt":"a","values":{"customer":{"email":"","first_name":"Anna","last_name":"","company":""},"sameAsBilling":true,"taxDeduction":false,"terms":false},"edited":["first_name"],"requested":true,"payable":true}',
    );
    stored.set(awaitedKey, '{"plan":"friend","event":{"event":"sign_up"}}');
    expect(readUnfinished(1_000)).toMatchObject({
      ...{ attempt: 'a', requested: true, payable: true, edited: ['first_name'] },
      values: { customer: { first_name: 'Anna' }, sameAsBilling: true },
    });
    expect(takeAwaited()).toEqual({ plan: 'friend', event: { event: 'sign_up' } });
  });

  it("contains the form's values, for half an hour [4.7.7]", () => {
    saveUnfinished(signUp, 1_000);
    expect(readUnfinished(1_000)?.values?.customer?.first_name).toBe('Anna');
    expect(readUnfinished(999 + 30 * 60_000)).toMatchObject({
      attempt: 'a',
      values: { customer: { first_name: 'Anna' } },
    });
    expect(readUnfinished(1_000 + 30 * 60_000)).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('never contains the tax number, whatever is typed [4.7.7]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (number) => {
        const marked = `cpr${number}cpr`;
        saveUnfinished({ ...signUp, values: { ...emptyForm, taxDeductionCPR: marked } as never });
        const storedText = [...stored.values()].join();
        expect(storedText).not.toContain(marked);
        expect(storedText).not.toContain('taxDeductionCPR');
      }),
    );
  });

  it.each([
    '',
    'x',
    '{}',
    '9e99 {}',
    `${Date.now()} {"plan":"x"}`,
    `${Date.now()}`,
    '{"plan":"x"}',
    '[1]',
    'null',
  ])('is ignored if storage holds %j', (kept) => {
    stored.set(unfinishedKey, kept);
    expect(readUnfinished()).toBeUndefined();
  });

  it('is skipped without an error where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveUnfinished(signUp);
    forgetSignUp();
    expect(readUnfinished()).toBeUndefined();
    expect(hasUnfinishedSignUp()).toBe(false);
  });
});

describe('what a payment announces', () => {
  const payment = { plan: 'friend', event: { event: 'friend', plan_label: 'Friend' } };
  const openCheckout = () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const draft = createDraft('friend', 'join');
    draft.save({ ...emptyForm, customer: { ...emptyForm.customer, first_name: 'Anna' } });
    draft.startPayment();
    awaitPayment(payment);
    return draft;
  };

  it('outlives the draft, holds nothing typed, and is taken once [4.7.6] [4.7.7]', () => {
    const draft = openCheckout();
    vi.advanceTimersByTime(unfinishedMs);
    expect(draft.read()).toBeUndefined();
    expect([...stored.values()].map((text) => JSON.parse(text) as unknown)).toEqual([payment]);
    expect(takeAwaited()).toEqual(payment);
    expect(takeAwaited()).toBeUndefined();
  });

  it('is taken once in a browser that stores nothing [4.7.6]', () => {
    vi.stubGlobal('sessionStorage', undefined);
    openCheckout();
    expect(takeAwaited()).toEqual(payment);
    expect(takeAwaited()).toBeUndefined();
  });

  it('is nothing without a checkout that opened, after a logout, and if storage holds anything else', () => {
    createDraft('friend', 'join').startPayment();
    expect(takeAwaited()).toBeUndefined();
    openCheckout();
    forgetSignUp();
    expect([stored.size, takeAwaited()]).toEqual([0, undefined]);
    stored.set(awaitedKey, '{');
    expect(takeAwaited()).toBeUndefined();
  });

  it('does not keep a payment that comes after the draft from being recorded [4.7.5]', () => {
    const draft = openCheckout();
    vi.advanceTimersByTime(unfinishedMs);
    draft.markPaid();
    expect(readUnfinished()).toMatchObject({ plan: 'friend', paid: true });
    expect(readUnfinished()).not.toHaveProperty('values');
  });
});

describe('a form', () => {
  it('restores what was typed into it, or into a form of the same plan on another page', () => {
    const form = { plan: signUp.plan, formId: 'join', path: '/membership' };
    expect(belongsTo(signUp, form)).toBe(true);
    expect(belongsTo(signUp, { ...form, formId: 'other' })).toBe(false);
    expect(belongsTo(signUp, { ...form, formId: 'other', path: '/elsewhere' })).toBe(true);
    expect(belongsTo(signUp, { ...form, plan: 'individual-membership' })).toBe(false);
  });

  it('hydrates before it is touched if a sign-up is stored, or the visitor returns from the checkout', () => {
    expect(hasUnfinishedSignUp()).toBe(false);
    saveUnfinished(signUp, 0);
    expect(hasUnfinishedSignUp(1)).toBe(true);
    expect(hasUnfinishedSignUp(unfinishedMs)).toBe(false);
    expect(stored.size).toBe(0);
    at('?join=returned&id=hp_1&state=succeeded');
    expect(hasUnfinishedSignUp()).toBe(true);
    at('?state=succeeded');
    expect(hasUnfinishedSignUp()).toBe(false);
  });
});

it('every attempt has its own id', () => {
  const names = new Set(Array.from({ length: 100 }, newAttemptId));
  expect(names.size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
