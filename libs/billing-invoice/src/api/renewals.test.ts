import { testRenewals } from '@guildhall/adapter-tests/billing';
import * as vitest from 'vitest';
import { createOfficeWorld } from './office-world.fixture.ts';

testRenewals(vitest, '14 months of members by invoice [7.15.1] [7.15.2] [7.15.3]', createOfficeWorld, {
  ...{ members: 15, hasKills: true, seed: 1 },
});
