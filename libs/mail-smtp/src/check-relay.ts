import { fix, ok, type Finding } from '@guildhall/server-kit';
import { createTransport } from 'nodemailer';

interface Relay {
  url: string;
  /** Variable with the URL. */
  variable: string;
  requireTLS?: boolean;
  /** ms */
  deadlineMs: number;
}

/** Checks that a mail relay accepts a connection and login from this machine. Sends no mail. */
export async function checkRelay(
  check: string,
  { url, variable, requireTLS = false, deadlineMs }: Relay,
): Promise<Finding> {
  const transport = createTransport({
    ...{ url, requireTLS, connectionTimeout: deadlineMs, greetingTimeout: deadlineMs },
  });
  const isAccepted = await transport.verify().catch(() => false);
  transport.close();
  if (isAccepted) return ok(check, 'the mail relay accepts mail from here');
  return fix(
    check,
    `the mail relay does not accept mail from here: check the host, name and password in ${variable}`,
  );
}
