import { deepEqual } from 'node:assert/strict';
import { contactCases } from './contact-cases.ts';
import { memberMailCases } from './mail-cases.ts';
import type { CreateMailWorld, MailWorld } from './mail-world.ts';
import type { TestRunner } from '../test-runner.ts';

/** Roles of an adapter of emails. */
type MailRole = 'member mails' | 'contact mails';

const cases = { 'member mails': memberMailCases, 'contact mails': contactCases };

const allRoles = Object.keys(cases) as MailRole[];

/**
 * Tests an adapter of emails: each email arrives once, as it was written, and failures say whether it may be sent again.
 *
 * @param roles those that the adapter has
 * @example
 * testMailAdapter(vitest, 'Pigeon', createPigeonWorld, ['member mails']);
 */
export function testMailAdapter(
  { afterAll, afterEach, beforeAll, describe, it }: TestRunner,
  title: string,
  createWorld: CreateMailWorld,
  roles: readonly MailRole[] = allRoles,
): void {
  describe(title, () => {
    let world: MailWorld;
    beforeAll(async () => {
      world = await createWorld();
    }, 60_000);
    afterEach(() => world.recover());
    afterAll(() => world?.close?.());

    it('has each of these roles, and no other of the kind', () => {
      const declared = allRoles.filter((role) => world.adapter.roles[role]);
      deepEqual(declared.toSorted(), roles.toSorted());
    });

    for (const { title: promise, prove } of roles.flatMap((role) => cases[role]))
      it(promise, () => prove(world));
  });
}
