import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports these names', () => {
  expect(Object.keys(api).sort()).toEqual(['collectApiFindings', 'runApi']);
});
