import { describe, expect, it } from 'vitest';
import { formatCheckoutCookie, parseCheckoutCookie } from './checkout-cookie.ts';

const checkout = { id: 'gid://shopify/Cart/a1?key=b=c;d', webUrl: 'https://shop.example/c/a1?key=x' };

describe('the cookie checkoutObj', () => {
  it('is read back as it was stored, including the secret [9.3.2]', () => {
    const cookie = formatCheckoutCookie(checkout, true).split(';')[0];
    const [name, value = ''] = (cookie ?? '').split(/=(.*)/);
    expect([name, JSON.parse(decodeURIComponent(value))]).toEqual(['checkoutObj', checkout]);
    expect(parseCheckoutCookie(`theme=dark; ${cookie}; x=1`)).toEqual(checkout);
  });

  it('is sent over https only, if the page is on https', () => {
    expect(formatCheckoutCookie(checkout, true)).toContain('; Secure');
    expect(formatCheckoutCookie(checkout, false)).not.toContain('Secure');
  });

  it('is empty when it is removed', () => {
    expect(formatCheckoutCookie(undefined, true)).toBe(
      'checkoutObj=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    );
  });

  it.each([
    '',
    'checkoutObj=',
    'checkoutObj=x',
    'checkoutObj=%',
    'checkoutObj=null',
    'checkoutObj=[]',
    'checkoutObj={"id":5,"webUrl":"x"}',
    'checkoutObj={"id":"","webUrl":"x"}',
    'xcheckoutObj={"id":"a","webUrl":"x"}',
  ])('contains no cart if it is %j', (cookies) => {
    expect(parseCheckoutCookie(cookies)).toBeUndefined();
  });
});
