// The site's pages without the page cache: its server, routes, headers and renderer, and a page built for each request.
// Content is read and parsed once. The environment is the site's.
import { openSite } from '../stack/open-site.ts';

const { app, servePages } = await openSite(process.env);
await servePages();
process.stdout.write(`uncached listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
