import { expect, it } from 'vitest';
import { compareDoors } from './find-door-faults.ts';

const doors = ['@guildhall/money', '@guildhall/ui'];
const good = { alone: { '@guildhall/ui': 'no createContext' }, inApps: {} };

it('accepts doors that load without React, except those that are listed with it', () => {
  expect(compareDoors(doors, good)).toEqual([]);
});

it('reports a door that stops loading without React', () => {
  const alone = { ...good.alone, '@guildhall/money': 'no useState' };
  expect(compareDoors(doors, { ...good, alone })).toEqual(['@guildhall/money needs React: no useState']);
});

it('reports a door that no server component can import', () => {
  expect(compareDoors(doors, { ...good, inApps: { '@guildhall/ui': 'no useState' } })).toEqual([
    '@guildhall/ui cannot be imported by a server component: no useState',
  ]);
});

it('reports a door that needs React no longer', () => {
  expect(compareDoors(doors, { ...good, alone: {} })).toEqual([
    '@guildhall/ui is listed among the doors with React, and needs none',
  ]);
});
