import { findFreePort } from '../../../../config/free-port.ts';
import { findKnownAddress } from './known-address.ts';
import { firstOrganisation, type StackOrganisation } from './organisations.ts';
import { startStack, type Stack } from './stack.ts';

/** Folder and login (`name:password`) of a content service that is not at the root of a public host. */
export interface ContentDoorway {
  folder?: string;
  login?: string;
}

/**
 * A product with a members' area: api and site know the sandbox's identity service, which is running, its records and
 * its mail relay. Email links lead to the site.
 *
 * @param sharedEnv variables of both site and api
 */
export async function startMembersStack(
  apiEnv: Record<string, string> = {},
  { folder = '', login = '' }: ContentDoorway = {},
  organisation: StackOrganisation = firstOrganisation,
  sharedEnv: (sandbox: { origin: string }) => Record<string, string> = () => ({}),
): Promise<Stack> {
  const address = await findKnownAddress();
  const smtpPort = String(await findFreePort());
  const stack = await startStack(
    ({ origin }) => ({
      ...address,
      // Each test is a visitor from another address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      IDENTITY_PROJECT: 'demo-guildhall',
      IDENTITY_API_KEY: 'sandbox-identity-key',
      FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host,
      AUTH_ACTION_URL: `${origin}/identity/action`,
      CONTENT_ORIGIN: origin + folder,
      CONTENT_BASIC_AUTH: login,
      ...sharedEnv({ origin }),
    }),
    ({ origin }) => ({
      SITE_ORIGIN: address.SITE_ORIGIN,
      // Read by organisations whose members log in with passwords.
      IDENTITY_PROJECT: 'demo-guildhall',
      FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MEMBER_MAIL_FROM: `${organisation.name} <members@wayleave.test>`,
      CONTENT_ORIGIN: origin + folder,
      CONTENT_BASIC_AUTH: login,
      CONTENT_KEY: 'sandbox-content-key',
      ...sharedEnv({ origin }),
      ...apiEnv,
    }),
    { SANDBOX_SMTP_PORT: smtpPort, SANDBOX_CONTENT_FOLDER: folder, SANDBOX_CONTENT_LOGIN: login },
    organisation,
  );
  await fetch(`${stack.sandbox.origin}/_sandbox/identity/start`, { method: 'POST' });
  return stack;
}
