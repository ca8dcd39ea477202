import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Fault, FaultList, FaultMode } from '../faults/fault-list.ts';
import type { Inbox } from './inbox.ts';

export interface MailServer {
  port: number;
  close(): Promise<void>;
}

export interface MailServerOptions {
  inbox: Inbox;
  /** Faults of the service `mail` apply to the steps named by their `match`; without `match`, to every step. */
  faults: FaultList;
  /** Waits for this time, ms; ends early when the sandbox closes. */
  wait: (ms: number) => Promise<void>;
}

export const mailSteps = ['greeting', 'MAIL FROM', 'RCPT TO', 'DATA'] as const;
type MailStep = (typeof mailSteps)[number];

export const mailModes: readonly FaultMode[] = ['slow', 'error', 'throttled', 'refused', 'down', 'lost'];

/** Relay refusals (RFC 5321, 4.2.2 and 4.2.3; RFC 6647 for mails to be sent again later). */
const refusals: Partial<Record<FaultMode, Record<MailStep, [code: number, words: string]>>> = {
  refused: {
    greeting: [554, 'No SMTP service here'],
    'MAIL FROM': [550, 'The sender is not welcome'],
    'RCPT TO': [550, 'No such mailbox here'],
    DATA: [554, 'The message is refused'],
  },
  throttled: {
    greeting: [421, 'Too busy, come again later'],
    'MAIL FROM': [451, 'Too many messages, come again later'],
    'RCPT TO': [450, 'Greylisted, come again later'],
    DATA: [451, 'Come again later'],
  },
  error: {
    greeting: [421, 'Shutting down'],
    'MAIL FROM': [451, 'Local error'],
    'RCPT TO': [451, 'Local error'],
    DATA: [451, 'Local error'],
  },
};

/**
 * A mail relay that puts every accepted email into the inbox, and fails according to its faults. Port 0 takes a free
 * one.
 */
export async function startMailServer(
  { inbox, faults, wait }: MailServerOptions,
  port: number,
  host = '127.0.0.1',
): Promise<MailServer> {
  const sockets = new Map<number, Socket>();
  const proceed = async (
    step: MailStep,
    { remotePort }: SMTPServerSession,
    response: (error?: Error) => void,
    act?: () => void,
  ) => {
    const { refusal, hangsUp, delayMs } = chooseMisbehaviour(faults.strike('mail', step), step);
    if (!refusal && hangsUp !== 'before') act?.();
    await wait(delayMs);
    if (hangsUp) sockets.get(remotePort)?.destroy();
    else response(refusal);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 1_000_000,
    closeTimeout: 1_000,
    onConnect: (session, response) => void proceed('greeting', session, response),
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onMailFrom: (_address, session, response) => void proceed('MAIL FROM', session, response),
    // As many relays, without the extension for addresses that are not ASCII (RFC 6531).
    hideSMTPUTF8: true,
    onRcptTo: ({ address }, session, response) => {
      const [local] = address.split('@');
      if (isAscii(local ?? '')) return void proceed('RCPT TO', session, response);
      response(Object.assign(new Error('This relay has no SMTPUTF8'), { responseCode: 553 }));
    },
    onData: (stream, session, response) => {
      text(stream).then(
        (source) => proceed('DATA', session, response, () => inbox.add('mail', source)),
        (error: unknown) => response(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  // A client that closes the connection is not an error here.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return listen(server, port, host);
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

interface Misbehaviour {
  refusal?: Error;
  /** Closes the connection instead of responding: before the step is done, or after. */
  hangsUp?: 'before' | 'after';
  delayMs: number;
}

/** Computes the effect of the faults on a step. */
function chooseMisbehaviour(struck: readonly Fault[], step: MailStep): Misbehaviour {
  const misbehaviour: Misbehaviour = { delayMs: 0 };
  for (const { mode, delayMs } of struck) {
    const refusal = refusals[mode]?.[step];
    if (refusal) misbehaviour.refusal ??= Object.assign(new Error(refusal[1]), { responseCode: refusal[0] });
    else if (mode === 'slow') misbehaviour.delayMs += delayMs;
    else misbehaviour.hangsUp ??= mode === 'lost' ? 'after' : 'before';
  }
  return misbehaviour;
}

async function listen(server: SMTPServer, port: number, host: string): Promise<MailServer> {
  server.listen(port, host);
  await Promise.race([
    once(server.server, 'listening'),
    once(server.server, 'error').then(([error]) => Promise.reject(error)),
  ]);
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
