import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';
import type { InboxMessage } from './inbox.ts';

interface Field {
  title: string;
  value: unknown;
}

/** The received messages, the newest first. All of it is escaped as text: anybody may have written it. */
export function renderInboxPage(messages: readonly InboxMessage[]): string {
  return renderDocument(
    'Inbox of the sandbox',
    `<h1>Inbox</h1>
<p>What the site’s contact forms have sent. <a href="/">To the sandbox</a></p>
${messages.length === 0 ? '<p class="calm">Nothing has arrived yet.</p>' : messages.map(renderMessage).join('\n')}`,
  );
}

function renderMessage({ id, time, way, content }: InboxMessage): string {
  const fields = readFields(content);
  const words = fields
    ? `<dl>${fields.map(({ title, value }) => `<dt>${escape(title)}</dt><dd>${escape(toText(value))}</dd>`).join('')}</dl>`
    : `<pre>${escape(typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))}</pre>`;
  return `<article aria-labelledby="message-${id}"><h2 id="message-${id}">${escape(time)}, by ${way}</h2>${words}</article>`;
}

function readFields(content: unknown): Field[] | undefined {
  const fields = (content as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(fields)) return undefined;
  return fields.map((field: Partial<Field> | null) => ({ title: toText(field?.title), value: field?.value }));
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
