import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.ts';

export interface MailServer {
  port: number;
  close(): Promise<void>;
}

/** A mail relay that takes whatever it is given and puts it into the inbox. Port 0 takes a free one. */
export async function startMailServer(inbox: Inbox, port: number, host = '127.0.0.1'): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 1_000_000,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, _session, done) => {
      text(stream).then(
        (source) => {
          inbox.add('mail', source);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  server.listen(port, host);
  await Promise.race([
    once(server.server, 'listening'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ]);
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
