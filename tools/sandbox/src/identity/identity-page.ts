import type { FastifyInstance } from 'fastify';
import type { DocumentStore } from '../documents/document-store.ts';
import { escape } from '../home/escape.ts';
import type { Identity } from './identity.ts';
import { plainRecords } from './member-records.ts';
import { identitySeeds } from './seed-identities.ts';

export interface IdentityPageParts {
  identity: Identity;
  documents: DocumentStore;
}

/** `/identity`: who can log in, and what may be done to them. Plain forms. */
export function addIdentityPage(app: FastifyInstance, { identity, documents }: IdentityPageParts): void {
  app.get('/identity', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .send(page(documents)),
  );
  app.post<{ Body: { uid?: string; what?: string } | undefined }>(
    '/_sandbox/identity/do',
    async (request, reply) => {
      const { uid, what } = request.body ?? {};
      if (what === 'reset') {
        documents.resetRecords();
        await identity.reset();
      }
      if (what === 'expire') (await identity.start()).project.expireCodes();
      if (uid && (what === 'disable' || what === 'enable'))
        await identity.change(uid, { disabled: what === 'disable' });
      if (uid && what === 'sign-out')
        await app.inject({
          method: 'POST',
          url: `/_sandbox/identity/members/${encodeURIComponent(uid)}/sign-out`,
        });
      return reply.redirect('/identity', 303);
    },
  );
}

function page(documents: DocumentStore): string {
  const records = plainRecords(documents);
  const rows = identitySeeds.map(({ uid, email, password, displayName, about }) => {
    const record = records[uid];
    return `<tr><th scope="row">${escape(displayName)}</th><td><code>${escape(email)}</code></td><td><code>${escape(password)}</code></td><td>${escape(about)}</td>
<td>${record === undefined ? 'no record' : `<code>${escape(JSON.stringify(record))}</code>`}</td>
<td>${['disable', 'enable', 'sign-out'].map((what) => button(what, uid, displayName)).join('')}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Identity in the sandbox</title>
<link rel="stylesheet" href="/_sandbox/home.css">
</head>
<body>
<main>
<h1>Identity</h1>
<p>Who can log in at first. <a href="/">To the sandbox</a>, <a href="/mails">to the mails</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Table of members"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Email</th><th scope="col">Password</th><th scope="col">What is special</th><th scope="col">Record</th><th scope="col">Change</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<h2>All of them</h2>
<form method="post" action="/_sandbox/identity/do"><input type="hidden" name="what" value="expire"><button>Expire all codes of mails</button></form>
<form method="post" action="/_sandbox/identity/do"><input type="hidden" name="what" value="reset"><button>Everybody as at first</button></form>
</main>
</body>
</html>`;
}

const labels: Record<string, string> = {
  disable: 'Disable',
  enable: 'Enable',
  'sign-out': 'Sign out everywhere',
};

function button(what: string, uid: string, name: string): string {
  return `<form method="post" action="/_sandbox/identity/do"><input type="hidden" name="uid" value="${escape(uid)}"><input type="hidden" name="what" value="${what}"><button>${labels[what]}<span class="hidden"> ${escape(name)}</span></button></form>`;
}
