import { connect } from 'node:net';

/** Asks a Redis on a socket for the calls of each of its commands. */
export function readRedisCalls(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(new URL(url).pathname);
    let text = '';
    socket.setEncoding('utf8').once('error', reject);
    socket.on('data', (part: string) => {
      text += part;
      // `$<length>`, then the text and the end of its line.
      const [head = '', length = ''] = /^\$(\d+)\r\n/.exec(text) ?? [];
      if (head === '' || text.length < head.length + Number(length)) return;
      socket.destroy();
      resolve(text);
    });
    socket.write('INFO commandstats\r\n');
  });
}
