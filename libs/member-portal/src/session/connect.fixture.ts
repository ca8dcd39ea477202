import { createStore } from 'jotai';
import { expect, vi } from 'vitest';
import { connectMembers } from './connect-members.ts';
import type { MembersOptions } from './members-options.ts';
import { membersAtom } from './session-atoms.ts';
import {
  anna,
  annaRecord,
  createStandInCalls,
  createStandInIdentity,
  createStandInPage,
} from './stand-in.fixture.ts';

export interface ConnectOptions extends Partial<Omit<MembersOptions, 'page'>> {
  address?: string;
  remembered?: boolean;
  identity?: ReturnType<typeof createStandInIdentity>;
}

export function connect({ address = '/', remembered = false, ...given }: ConnectOptions = {}) {
  const store = createStore();
  const page = createStandInPage(address);
  const identity = given.identity ?? createStandInIdentity({ remembered: remembered ? anna : null });
  const loadIdentity = vi.fn(async () => identity);
  const disconnect = connectMembers(store, {
    loadIdentity,
    isRemembered: () => remembered,
    sessionKey: 'stand-in-session',
    calls: createStandInCalls(),
    readRecord: async () => annaRecord,
    portalOrigins: ['https://house.billing.test'],
    actionUrl: 'https://id.example/action',
    ...given,
    page,
  });
  const members = store.get(membersAtom);
  if (!members) throw new Error('the store is not connected');
  return {
    ...{ store, page, identity, loadIdentity, members, disconnect },
    logIn: () => members.logIn(anna.email, 'lighthouse keeper'),
  };
}

export const waitUntil = <Value>(read: () => Value, value: Value) => expect.poll(read).toEqual(value);
