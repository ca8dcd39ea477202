import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

it('may break an address at its dots and its @ only', () => {
  expect(renderToStaticMarkup(<EmailAddress>a.long.name@members.example</EmailAddress>)).toBe(
    'a.<wbr/>long.<wbr/>name<wbr/>@members.<wbr/>example',
  );
});
