import { expect, it } from 'vitest';
import { checkContracts } from './check-contracts.ts';

const contracts = { withdrawal: { path: '/w', days: 14 }, cancellation: { path: '/c' } } as const;
const transfers = { hasTransfers: true };

it('the doctor names the legal wording that a site in another language lacks [2.1.26]', () => {
  const texts = { contracts: { withdrawal: { link: 'a', confirm: ' ' } } };
  expect(checkContracts({ language: 'da', contracts }, transfers, texts)).toEqual([
    {
      ...{ check: 'contracts', status: 'fix' },
      text: expect.stringContaining(
        'in da: contracts.withdrawal.confirm, contracts.cancellation.link, contracts.cancellation.confirm, signUp.orderLabel.',
      ),
    },
  ]);
});

it('the doctor has nothing to fix if all words are there, or in English, and says nothing without contracts [2.1.26]', () => {
  const words = { link: 'a', confirm: 'b' };
  const texts = { contracts: { withdrawal: words, cancellation: words }, signUp: { orderLabel: 'c' } };
  expect(checkContracts({ language: 'da', contracts }, transfers, texts)).toMatchObject([{ status: 'ok' }]);
  expect(checkContracts({ language: 'en-GB', contracts }, transfers)).toMatchObject([{ status: 'ok' }]);
  expect(checkContracts({ language: 'da' }, undefined)).toEqual([]);
});
