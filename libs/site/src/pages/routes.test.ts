import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { findPageKind, findRoute } from '../engine/routes.ts';
import { getMembersPageName } from './members/members-pages.ts';
import { createRoutes } from './routes.ts';

const routes = createRoutes(organisation);
const paths = { login: '/anmelden', profile: '/me/profile', resetPassword: '/passwort' } as const;

it.each([
  ['/', 'entry', 'index'],
  ['/news', 'entry', 'rootslug'],
  ['/news/a/b', 'entry', 'rootslug-slug-subslug'],
  ['/2024/05/03/tomatoes', 'entry', 'deeper'],
  ['/a/b/c/d/e/f/g/h', 'entry', 'deeper'],
  ['/a/b/c/d/e/f/g/h/i', undefined, undefined],
  ['/p', 'shop', 'p-handle'],
  ['/p/print-tides', 'shop', 'p-handle'],
  ['/p/collections/prints', 'shop', 'p-collections-handle'],
  ['/cart', 'shop', 'cart'],
  ['/p/a/b', 'entry', 'rootslug-slug-subslug'],
  ['/login', 'members', 'login'],
  ['/login/a', 'entry', 'rootslug-slug'],
])('the page at %s is: %s, of the route %s', (path, kind, name) => {
  expect(findPageKind(routes, path)).toBe(kind);
  expect(findRoute(routes, path)?.name).toBe(name);
});

it.each([
  ['/anmelden', 'members', 'login'],
  ['/me/profile', 'members', 'profile'],
  ['/passwort', 'members', 'reset-password'],
])('with the organisation’s own paths, the page at %s is: %s %s', (path, kind, name) => {
  expect(findPageKind(createRoutes({ paths }), path)).toBe(kind);
  expect(getMembersPageName({ paths }, path)).toBe(name);
});

it('names the routes of the specification, in its order, then that of longer paths, whatever the organisation’s paths are [2.1.16]', () => {
  expect(createRoutes({ paths }).map(({ name, path }) => `${name} ${path}`)).toEqual([
    'login /anmelden',
    'profile /me/profile',
    'reset-password /passwort',
    'index /',
    'p-handle /p/:handle?',
    'p-collections-handle /p/collections/:handle',
    'cart /cart',
    'rootslug /:rootslug',
    'rootslug-slug /:rootslug/:slug',
    'rootslug-slug-subslug /:rootslug/:slug/:subslug',
    'deeper /:rootslug/:slug/:subslug/*',
  ]);
});

it('leaves the default paths to content if the organisation has its own', () => {
  expect(findPageKind(createRoutes({ paths }), '/login')).toBe('entry');
});

it('has no routes of parts that are switched off: their paths are for content', () => {
  const switches = { shop: false, members: false, membership: true };
  const reduced = createRoutes({ ...organisation, switches });
  expect(findPageKind(reduced, '/p')).toBe('entry');
  expect(findPageKind(reduced, '/cart')).toBe('entry');
  expect(findPageKind(reduced, '/login')).toBe('entry');
});
