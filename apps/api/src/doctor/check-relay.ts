import { fix, ok, type Finding } from '@guildhall/server-kit';
import { createTransport } from 'nodemailer';

interface Relay {
  url: string;
  /** The variable that names it. */
  variable: string;
  requireTLS?: boolean;
  /** ms */
  deadlineMs: number;
}

/** Whether a mail relay accepts mail from this machine. Sends none. */
export async function checkRelay(
  check: string,
  { url, variable, requireTLS = false, deadlineMs }: Relay,
): Promise<Finding> {
  const transport = createTransport({
    ...{ url, requireTLS, connectionTimeout: deadlineMs, greetingTimeout: deadlineMs },
  });
  const answers = await transport.verify().catch(() => false);
  transport.close();
  if (answers) return ok(check, 'the mail relay takes mail from here');
  return fix(
    check,
    `the mail relay does not take mail from here: see that host, name and password in ${variable} are right`,
  );
}
