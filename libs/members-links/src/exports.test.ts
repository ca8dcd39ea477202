import { expect, it } from 'vitest';
import * as api from './api/index.ts';
import * as office from './office/index.ts';
import * as site from './site/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api).sort()).toEqual(['memberLinks']);
  expect(Object.keys(office).sort()).toEqual(['runOffice']);
  expect(Object.keys(site)).toEqual(['linkPages']);
});
