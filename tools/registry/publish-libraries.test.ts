import { expect, it } from 'vitest';
import { withVersion } from './publish-libraries.ts';

it('gives a library and the libraries that it needs one version', () => {
  const manifest = {
    ...{ name: '@guildhall/cart', version: '0.1.0' },
    dependencies: { '@guildhall/money': '0.1.0', valibot: '1.5.0' },
  };
  expect(withVersion(manifest, '0.2.0')).toEqual({
    ...{ name: '@guildhall/cart', version: '0.2.0' },
    dependencies: { '@guildhall/money': '0.2.0', valibot: '1.5.0' },
  });
});
