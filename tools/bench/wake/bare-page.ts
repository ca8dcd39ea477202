import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Press } from '../presses.ts';

const html = `<!doctype html>
<html lang="en">
  <title>One button</title>
  <meta name="viewport" content="width=device-width">
  <button popovertarget="shown">Show</button>
  <p id="shown" popover>Shown</p>
</html>`;

/** The button of the page, with a result that the browser shows by itself. */
export const bareButton: Press = {
  name: 'bare page',
  path: '/',
  button: 'button',
  result: [':popover-open'],
};

/** Serves a page with only a button: its feedback takes what the machine needs for a frame. */
export async function startBarePage(): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
