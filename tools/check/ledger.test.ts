import { expect, it } from 'vitest';
import { createLedger } from './ledger.mjs';
import type { Step } from './steps.mjs';

const unit: Step = { name: 'unit', home: 'Node', programs: () => [] };
const createResult = (failed: number) => ({
  ...{ step: unit, passed: 10 - failed, failed, seconds: 1, note: '', lines: [], files: [] },
});

it('lists tests that failed with their rate, the most frequent first', () => {
  const ledger = createLedger();
  const fail = (title: string, seed: number) =>
    ledger.add(unit, { kind: 'failure', title, message: 'no' }, seed);
  fail('adds a line', 1);
  fail('opens', 1);
  ledger.count(unit, createResult(2));
  fail('opens', 2);
  ledger.count(unit, createResult(1));
  ledger.count(unit, createResult(0));
  expect(ledger.format()).toEqual([
    'unit: 3 runs, 2 red; 30 tests',
    '2 of 3  unit  opens',
    '1 of 3  unit  adds a line',
  ]);
  expect(ledger.toJSON().failures.find(({ title }) => title === 'opens')?.seeds).toEqual([1, 2]);
});
