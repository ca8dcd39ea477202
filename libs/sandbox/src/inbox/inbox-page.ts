import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';
import type { InboxMessage } from './inbox.ts';

interface Field {
  title: string;
  value: unknown;
}

/** The received messages, the newest first. Everything is escaped as text: anyone may have written it. */
export function renderInboxPage(messages: readonly InboxMessage[]): string {
  return renderDocument(
    'Sandbox inbox',
    `<h1>Inbox</h1>
<p>Messages from the site’s contact forms. See the <a href="/">sandbox</a>.</p>
${messages.length === 0 ? '<p class="calm">No messages yet.</p>' : messages.map(renderMessage).join('\n')}`,
  );
}

function renderMessage({ id, time, way, content }: InboxMessage): string {
  const fields = readFields(content);
  const contentHtml = fields
    ? `<dl>${fields.map(({ title, value }) => `<dt>${escape(title)}</dt><dd>${escape(toText(value))}</dd>`).join('')}</dl>`
    : `<pre>${escape(typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))}</pre>`;
  return `<article aria-labelledby="message-${id}"><h2 id="message-${id}">${escape(time)}, by ${way}</h2>${contentHtml}</article>`;
}

function readFields(content: unknown): Field[] | undefined {
  const fields = (content as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(fields)) return undefined;
  return fields.map((field: Partial<Field> | null) => ({ title: toText(field?.title), value: field?.value }));
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
