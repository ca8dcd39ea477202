import { MailRejected } from '@guildhall/suppliers';
import { describe, expect, it } from 'vitest';
import { createMailBudget } from '../mails/mail-budget.ts';
import { createPasswordMails } from './password-mails.ts';

function start({ failures = 0, error = new Error('not now') } = {}) {
  const sent: string[] = [];
  const waits: number[] = [];
  const failed: unknown[] = [];
  let remaining = failures;
  const mails = createPasswordMails({
    budget: createMailBudget(() => 0),
    identity: {
      findByEmail: async (email) => ({ uid: 'a', email, emailVerified: true, disabled: false }),
      createPasswordCode: async () => ({ code: 'a-code', address: 'ada@members.example' }),
    },
    mails: {
      async sendPassword(to) {
        if (remaining-- > 0) throw error;
        sent.push(to);
      },
    },
    wait: async (ms) => void waits.push(ms),
    beginsWithinMs: 0,
    onFailure: (error) => failed.push(error),
  });
  return { mails, sent, waits, failed };
}

describe('a request for an email', () => {
  it('is retried with growing pauses while the relay is down, then given up', async () => {
    const { mails, sent, waits } = start({ failures: 2 });
    expect(mails.request('ada@members.example')).toBe('accepted');
    await mails.settled();
    expect(sent).toEqual(['ada@members.example']);
    expect(waits).toEqual([2_000, 15_000]);
    const other = start({ failures: 100 });
    other.mails.request('ada@members.example');
    await other.mails.settled();
    expect(other.sent).toEqual([]);
    expect(other.failed).toHaveLength(1);
  });

  it('ends with the relay’s final refusal [7.8.8]', async () => {
    const refusal = new MailRejected({ status: 550, isFinal: true });
    const { mails, sent, waits, failed } = start({ failures: 1, error: refusal });
    mails.request('ada@members.example');
    await mails.settled();
    expect({ sent, waits, failed }).toEqual({ sent: [], waits: [], failed: [refusal] });
  });

  it('is refused while too many are pending', () => {
    const { mails } = start();
    const taken = Array.from({ length: 5_001 }, (_one, count) => mails.request(`a${count}@members.example`));
    expect(taken.filter((one) => one === 'busy')).toHaveLength(1);
  });
});
