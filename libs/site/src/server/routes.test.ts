import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { createRoutes, findPageKind, getMembersPageName } from './routes.ts';

const routes = createRoutes(organisation);
const paths = { login: '/anmelden', profile: '/me/profile', resetPassword: '/passwort' } as const;

it.each([
  ['/', 'entry'],
  ['/news', 'entry'],
  ['/news/a/b', 'entry'],
  ['/news/a/b/c', undefined],
  ['/p', 'shop'],
  ['/p/print-tides', 'shop'],
  ['/p/collections/prints', 'shop'],
  ['/p/a/b', 'entry'],
  ['/login', 'members'],
  ['/login/a', 'entry'],
])('the page at %s is: %s', (path, kind) => {
  expect(findPageKind(routes, path)).toBe(kind);
});

it.each([
  ['/anmelden', 'members', 'login'],
  ['/me/profile', 'members', 'profile'],
  ['/passwort', 'members', 'reset-password'],
])('with the organisation’s own paths, the page at %s is: %s %s', (path, kind, name) => {
  expect(findPageKind(createRoutes({ paths }), path)).toBe(kind);
  expect(getMembersPageName({ paths }, path)).toBe(name);
});

it('names the routes of the specification, in its order, whatever the organisation’s paths are [2.1.16]', () => {
  expect(createRoutes({ paths }).map(({ name, path }) => `${name} ${path}`)).toEqual([
    'login /anmelden',
    'profile /me/profile',
    'reset-password /passwort',
    'index /',
    'p-handle /p/:handle?',
    'p-collections-handle /p/collections/:handle',
    'rootslug /:rootslug',
    'rootslug-slug /:rootslug/:slug',
    'rootslug-slug-subslug /:rootslug/:slug/:subslug',
  ]);
});

it('leaves the default paths to content if the organisation has its own', () => {
  expect(findPageKind(createRoutes({ paths }), '/login')).toBe('entry');
});

it('has no routes of parts that are switched off: their paths are for content', () => {
  const switches = { shop: false, members: false, membership: true };
  const reduced = createRoutes({ ...organisation, switches });
  expect(findPageKind(reduced, '/p')).toBe('entry');
  expect(findPageKind(reduced, '/login')).toBe('entry');
});
