import { expect, it } from 'vitest';
import * as doctor from './doctor/index.ts';
import * as api from './index.ts';

it('exports these names', () => {
  expect(Object.keys(api).sort()).toEqual(['runApi']);
  expect(Object.keys(doctor).sort()).toEqual(['collectApiFindings']);
});
