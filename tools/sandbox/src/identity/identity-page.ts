import type { FastifyInstance } from 'fastify';
import type { DocumentStore } from '../documents/document-store.ts';
import { renderDocument, sendControlPage } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';
import type { Identity } from './identity.ts';
import { listRecords } from './member-records.ts';
import { identitySeeds } from './seed-identities.ts';

export interface IdentityPageOptions {
  identity: Identity;
  documents: DocumentStore;
}

/** `/identity`: the members who can log in, with plain forms to change them. */
export function addIdentityPage(app: FastifyInstance, { identity, documents }: IdentityPageOptions): void {
  app.get('/identity', async (_request, reply) =>
    sendControlPage(reply, renderPage(await listMembers(identity), documents)),
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

interface ShownMember {
  uid: string;
  email: string;
  displayName: string;
  disabled: boolean;
}

/** All members; before the service has started, those of the seed. */
async function listMembers(identity: Identity): Promise<ShownMember[]> {
  if (!identity.running)
    return identitySeeds.map(({ disabled = false, ...member }) => ({ ...member, disabled }));
  const { project } = await identity.start();
  return [...project.users.values()].map(
    ({ localId, email = '', displayName = email, disabled = false }) => ({
      ...{ uid: localId, email, displayName, disabled },
    }),
  );
}

function renderPage(members: readonly ShownMember[], documents: DocumentStore): string {
  const records = listRecords(documents);
  const renderMember = ({ uid, email, displayName, disabled }: ShownMember) => {
    const seed = identitySeeds.find((one) => one.uid === uid);
    const record = records[uid];
    return `<article aria-labelledby="${escape(uid)}"><h3 id="${escape(uid)}">${escape(displayName)}</h3>
<p>${escape(seed?.about ?? 'not in the seed')}${disabled ? ' (disabled now)' : ''}</p>
<ul><li>Email <code>${escape(email)}</code></li><li>Initial password <code>${escape(seed?.password ?? 'unknown')}</code></li>
<li>Record ${record === undefined ? 'none' : `<code>${escape(JSON.stringify(record))}</code>`}</li></ul>
<div class="switch">${renderButton(disabled ? 'enable' : 'disable', uid, displayName)}${renderButton('sign-out', uid, displayName)}</div></article>`;
  };
  return renderDocument(
    'Sandbox identity',
    `<h1>Identity</h1>
<p>Members who can log in. See the <a href="/">sandbox</a> and the <a href="/mails">emails</a>.</p>
<div class="switch">${renderForm('expire', 'Expire all email codes')}${renderForm('reset', 'Reset all members')}</div>
<section aria-labelledby="members"><h2 id="members">Members</h2><div class="switches">${members.map(renderMember).join('\n')}</div></section>`,
  );
}

const labels = { disable: 'Disable', enable: 'Enable', 'sign-out': 'Log out everywhere' } as const;

function renderButton(what: keyof typeof labels, uid: string, name: string): string {
  return renderForm(what, `${labels[what]}<span class="hidden"> ${escape(name)}</span>`, uid);
}

function renderForm(what: string, label: string, uid?: string): string {
  const whom = uid === undefined ? '' : `<input type="hidden" name="uid" value="${escape(uid)}">`;
  return `<form method="post" action="/_sandbox/identity/do">${whom}<input type="hidden" name="what" value="${what}"><button>${label}</button></form>`;
}
