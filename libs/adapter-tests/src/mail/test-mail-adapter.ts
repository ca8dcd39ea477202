import { contactCases } from './contact-cases.ts';
import { memberMailCases } from './mail-cases.ts';
import type { CreateMailWorld } from './mail-world.ts';
import { testRoles } from '../test-roles.ts';
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
 * import * as vitest from 'vitest';
 *
 * declare const createPigeonWorld: CreateMailWorld; // a mail server, with the adapter
 * testMailAdapter(vitest, 'Pigeon', createPigeonWorld, ['member mails']);
 */
export function testMailAdapter(
  runner: TestRunner,
  title: string,
  createWorld: CreateMailWorld,
  roles: readonly MailRole[] = allRoles,
): void {
  testRoles(runner, title, createWorld, cases, roles);
}
