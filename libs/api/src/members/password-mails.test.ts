import { describe, expect, it } from 'vitest';
import { createPasswordMails } from './password-mails.ts';

function start({ failures = 0 } = {}) {
  const sent: string[] = [];
  const waits: number[] = [];
  const failed: unknown[] = [];
  let remaining = failures;
  const mails = createPasswordMails({
    now: () => 0,
    identity: {
      findByEmail: async (email) => ({ uid: 'a', email, emailVerified: true, disabled: false }),
      createPasswordCode: async () => ({ code: 'a-code', address: 'ada@members.example' }),
    },
    mails: {
      async sendPassword(to) {
        if (remaining-- > 0) throw new Error('not now');
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

  it('is refused while too many are pending', () => {
    const { mails } = start();
    const taken = Array.from({ length: 51 }, (_one, count) => mails.request(`a${count}@members.example`));
    expect(taken.filter((one) => one === 'busy')).toHaveLength(1);
  });
});
