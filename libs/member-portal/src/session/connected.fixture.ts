import { createStore } from 'jotai';
import { expect, vi } from 'vitest';
import { connectMembers } from './connect-members.ts';
import type { MembersOptions } from './members-options.ts';
import { anna, annaRecord, standInCalls, standInIdentity, standInPage } from './stand-in.fixture.ts';

export interface Given extends Partial<Omit<MembersOptions, 'page'>> {
  address?: string;
  remembered?: boolean;
  identity?: ReturnType<typeof standInIdentity>;
}

/** A members' area on a page, with an identity service that knows Anna. */
export function connected({ address = '/', remembered = false, ...given }: Given = {}) {
  const store = createStore();
  const page = standInPage(address);
  const identity = given.identity ?? standInIdentity({ remembered: remembered ? anna : null });
  const loadIdentity = vi.fn(async () => identity);
  const members = connectMembers(store, {
    loadIdentity,
    isRemembered: () => remembered,
    calls: standInCalls(),
    readRecord: async () => annaRecord,
    portalOrigins: ['https://house.billing.test'],
    actionUrl: 'https://id.example/action',
    ...given,
    page,
  });
  return {
    store,
    page,
    identity,
    loadIdentity,
    members,
    logIn: () => members.logIn(anna.email, 'lighthouse keeper'),
  };
}

export const until = <Value>(read: () => Value, value: Value) =>
  vi.waitFor(() => expect(read()).toEqual(value));
