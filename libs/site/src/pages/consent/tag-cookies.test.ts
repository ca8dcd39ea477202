import { expect, it } from 'vitest';
import { removeTagCookies } from './tag-cookies.ts';

const cookies = '_ga=GA1.1; _ga_AB12=GS1; _gcl_au=1; consent=none-1; session=x; theme_ga=dark; mine_1=2';
const remove = (purposes: ('statistics' | 'marketing')[], host = 'www.house.example') =>
  removeTagCookies(cookies, { purposes, furtherCookies: ['mine_*'], host });
const names = (headers: string[]) => [...new Set(headers.map((header) => header.split('=', 1)[0]))];

it('removes the cookies of purposes that were refused, and no others', () => {
  expect(names(remove([]))).toEqual(['_ga', '_ga_AB12', '_gcl_au', 'mine_1']);
  expect(names(remove(['statistics']))).toEqual(['_gcl_au', 'mine_1']);
  expect(remove(['statistics', 'marketing'])).toEqual([]);
});

it('removes a cookie of the host and of each domain above it, where tags may have stored it', () => {
  expect(remove(['statistics']).filter((header) => header.startsWith('_gcl_au'))).toEqual([
    '_gcl_au=; Max-Age=0; Path=/',
    '_gcl_au=; Max-Age=0; Path=/; Domain=www.house.example',
    '_gcl_au=; Max-Age=0; Path=/; Domain=house.example',
  ]);
  expect(remove(['statistics'], '127.0.0.1')).toEqual([
    '_gcl_au=; Max-Age=0; Path=/',
    'mine_1=; Max-Age=0; Path=/',
  ]);
});

it('repeats no name that could end the header', () => {
  expect(removeTagCookies('_ga_\r\nx: y=1', { purposes: [], furtherCookies: [], host: 'a.example' })).toEqual(
    [],
  );
});
