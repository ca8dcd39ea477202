import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinMails, joinStatuses, signUpRefusalCodes } from '@guildhall/api-contract/signup';
import { firstSignUpState, signUpReducer } from './sign-up-reducer.ts';
import { isPaid, type SignUpEvent, type SignUpState } from './sign-up-state.ts';

const plain = [
  'submitted',
  'page given',
  'opened',
  'left',
  'succeeded',
  'closed',
  'failed',
  'returned',
  'linked',
  'status unknown',
  'polling ended',
] as const;
const event: fc.Arbitrary<SignUpEvent> = fc.oneof(
  fc.constantFrom(...plain).map((type) => ({ type })),
  fc
    .constantFrom(...signUpRefusalCodes)
    .map((error_code) => ({ type: 'refused' as const, refusal: { error_code } })),
  fc
    .tuple(fc.constantFrom(...joinStatuses), fc.constantFrom(...joinMails, undefined))
    .map(([status, mail]) => ({ type: 'status' as const, status, ...(mail && { mail }) })),
);
const run = (events: readonly SignUpEvent[]): SignUpState => events.reduce(signUpReducer, firstSignUpState);
const status = (said: (typeof joinStatuses)[number]): SignUpEvent => ({ type: 'status', status: said });
const saysPaid = (event: SignUpEvent): boolean =>
  event.type === 'succeeded' ||
  (event.type === 'status' && ['confirming', 'member', 'duplicate'].includes(event.status));

describe('a sign-up', () => {
  it('never offers payment again once a payment is known, in any order of events [4.7.5]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = firstSignUpState;
        let paid = false;
        for (const one of events) {
          state = signUpReducer(state, one);
          paid ||= saysPaid(one);
          if (paid) expect(isPaid(state)).toBe(true);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('shows no form after a checkout until the api has reported the status [4.7.5]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = firstSignUpState;
        for (const one of events) {
          const before = state.at;
          state = signUpReducer(state, one);
          if (state.at === 'form' && (before === 'open' || before === 'leaving'))
            throw new Error(`${before} became a form by ${one.type}`);
          if (state.at === 'form' && before === 'checking') expect(one.type).toBe('status');
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('is a membership only once the api confirms it [4.7.4]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        if (run(events).at !== 'member') return;
        expect(events).toContainEqual(expect.objectContaining(status('member')));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('step by step', () => {
  it.each<[string, SignUpEvent[], SignUpState]>([
    ['a press requests a page', [{ type: 'submitted' }], { at: 'requesting' }],
    ['the checkout opens', [{ type: 'submitted' }, { type: 'opened' }], { at: 'open' }],
    [
      'an email address with a membership shows the form with the reason',
      [{ type: 'submitted' }, { type: 'refused', refusal: { error_code: 'user_exists' } }],
      { at: 'form', error: 'user_exists' },
    ],
    [
      'a lost response is a technical error: no checkout had a page',
      [{ type: 'submitted' }, { type: 'refused', refusal: { error_code: 'technical_error' } }],
      { at: 'form', error: 'technical_error' },
    ],
    [
      'after a checkout it is followed by a status request',
      [
        { type: 'submitted' },
        { type: 'page given' },
        { type: 'closed' },
        status('open'),
        { type: 'submitted' },
        { type: 'refused', refusal: { error_code: 'technical_error' } },
      ],
      { at: 'checking', error: 'technical_error' },
    ],
    [
      'a checkout that is closed before it has a page is not checked',
      [{ type: 'submitted' }, { type: 'closed' }],
      { at: 'form', error: 'kept' },
    ],
    [
      'one that has its page is, even if it never opened',
      [{ type: 'submitted' }, { type: 'page given' }, { type: 'closed' }],
      { at: 'checking', error: 'closed' },
    ],
    [
      'closing it requests the status first',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'closed' }],
      { at: 'checking', error: 'closed' },
    ],
    [
      'then the form returns',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'closed' }, status('open')],
      { at: 'form', error: 'closed', mayBePaid: true },
    ],
    [
      'an expired page is reported as expired',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'closed' }, status('expired')],
      { at: 'form', error: 'expired' },
    ],
    [
      'without a status the form is not shown',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'closed' }, { type: 'status unknown' }],
      { at: 'unsure', error: 'closed' },
    ],
    [
      'an attempt that is already paid is confirmed',
      [{ type: 'submitted' }, { type: 'refused', refusal: { error_code: 'confirming' } }],
      { at: 'confirming' },
    ],
    [
      'after the polling time, an email is announced',
      [{ type: 'submitted' }, { type: 'succeeded' }, { type: 'polling ended' }],
      { at: 'later' },
    ],
    [
      'and the api may still confirm the membership later',
      [{ type: 'submitted' }, { type: 'succeeded' }, { type: 'polling ended' }, status('member')],
      { at: 'member' },
    ],
    [
      'a closed checkout may have been paid if the api knows no sign-up',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'closed' }, status('none')],
      { at: 'form', error: 'unconfirmed', mayBePaid: true },
    ],
    [
      'so may a checkout that failed while it was open',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'failed' }, status('none')],
      { at: 'form', error: 'unconfirmed', mayBePaid: true },
    ],
    [
      'one that failed and can still be paid is a technical error',
      [{ type: 'submitted' }, { type: 'opened' }, { type: 'failed' }, status('open')],
      { at: 'form', error: 'technical_error', mayBePaid: true },
    ],
    [
      'a membership learns once which email was sent',
      [
        { type: 'returned' },
        { type: 'status', status: 'member', mail: 'pending' },
        { type: 'status', status: 'member', mail: 'welcome' },
        { type: 'status', status: 'member', mail: 'pending' },
      ],
      { at: 'member', mail: 'welcome' },
    ],
    ['a second payment is one', [{ type: 'returned' }, status('duplicate')], { at: 'duplicate' }],
  ])('%s', (_, events, state) => {
    expect(run(events)).toEqual(state);
  });
});
