import type { Press } from '../presses.ts';
import { serveHere, type ServedHere } from '../stack/serve-here.ts';

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
export async function startBarePage(): Promise<ServedHere> {
  return serveHere((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
}
