import { expect, it } from 'vitest';
import * as organisation from './index.ts';

it('exports these names', () => {
  expect(Object.keys(organisation).sort()).toEqual([
    'OrganisationError',
    'defaultPaths',
    'defineOrganisation',
  ]);
});
