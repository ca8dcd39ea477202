import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * The step at which a relay is slow, refuses or closes the connection. `data`: its response to DATA; `end`: to the
 * complete message.
 */
export type RelayStep = 'greeting' | 'mail' | 'rcpt' | 'data' | 'end';

const defaults: Record<RelayStep, string> = {
  greeting: '220 relay.test',
  mail: '250 OK',
  rcpt: '250 OK',
  data: '354 Go on',
  end: '250 Taken',
};

/** A mail relay whose responses a test controls. A mail counts once its final dot has arrived. */
export async function startRelay() {
  const mails: string[] = [];
  const replies = new Map<RelayStep, () => Promise<string | undefined>>();
  const closed: Promise<unknown>[] = [];
  const sendReply = async (socket: Socket, step: RelayStep) => {
    const reply = replies.get(step);
    const text = reply ? await reply() : defaults[step];
    if (text === undefined) socket.destroy();
    else if (socket.writable) socket.write(`${text}\r\n`);
  };
  const server = createServer((socket) => {
    let mail: string[] | undefined;
    socket.on('error', () => undefined);
    closed.push(once(socket, 'close'));
    void sendReply(socket, 'greeting');
    createInterface({ input: socket }).on('line', (line) => {
      if (mail) {
        if (line !== '.') return void mail.push(line);
        mails.push(mail.join('\n'));
        mail = undefined;
        return void sendReply(socket, 'end');
      }
      if (line.startsWith('MAIL')) return void sendReply(socket, 'mail');
      if (line.startsWith('RCPT')) return void sendReply(socket, 'rcpt');
      if (line.startsWith('DATA')) {
        mail = [];
        return void sendReply(socket, 'data');
      }
      if (line.startsWith('QUIT')) return void socket.end('221 Bye\r\n');
      socket.write('250 relay.test\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: 'house@wayleave.example' },
    mails,
    /** Sets the response to a step; `undefined` closes the connection. */
    setReply: (step: RelayStep, text: string | undefined) => void replies.set(step, async () => text),
    /** Does not respond to a step, once it is reached, until it is released, with the default reply or another. */
    hold(step: RelayStep) {
      const held = Promise.withResolvers<string>();
      const reached = Promise.withResolvers<void>();
      replies.set(step, () => {
        reached.resolve();
        return held.promise;
      });
      const release = (text = defaults[step]) => {
        replies.delete(step);
        held.resolve(text);
      };
      return { reached: reached.promise, release };
    },
    /** Responds to every step with the defaults again. */
    reset: () => replies.clear(),
    /** Resolves when all connections are closed. */
    allClosed: () => Promise.all(closed),
  };
}
