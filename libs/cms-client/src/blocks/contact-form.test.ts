import { describe, expect, it } from 'vitest';
import type { BlockOf } from './block.ts';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

async function parse(block: Record<string, unknown>) {
  const { cms } = createTestClient(rawEntry([{ blockName: 'acf/contact-form', idd: 'a', ...block }]));
  return (await cms.readEntry('/about')).entry?.content?.[0];
}

const field = { type: 'text', label: 'Name', name: 'name', required: true, error: '', value: '' };
const read = { type: 'text', label: 'Name', name: 'name', required: true, value: '', options: [] };

describe('a contact form', () => {
  it('is read with all its fields [3.2.3]', async () => {
    const block = await parse({
      title: 'Write',
      description: 'A person answers.',
      fields: [
        { ...field, error: 'Tell us who you are' },
        { ...field, type: 'select', name: 'about', value: 'a', options: [{ label: 'A', value: 'a' }, 7] },
        { type: 'breakerTitle', label: 'And', name: '', required: '0' },
        { ...field, type: 'checkbox', name: 'yes', required: '1', value: true },
      ],
      link: { title: 'Send', url: 'mailto:house@example.org', target: '' },
    });
    expect(block).toMatchObject({
      name: 'contact-form',
      title: 'Write',
      description: 'A person answers.',
      fields: [
        { ...read, error: 'Tell us who you are' },
        { ...read, type: 'select', name: 'about', value: 'a', options: [{ label: 'A', value: 'a' }] },
        { type: 'breakerTitle', label: 'And', name: '', required: false },
        { ...read, type: 'checkbox', name: 'yes', value: '1' },
      ],
      link: { title: 'Send', url: 'mailto:house@example.org' },
    });
  });

  it('has fields of the six types, and no others [3.2.3]', async () => {
    const types = ['text', 'email', 'textarea', 'checkbox', 'select', 'breakerTitle'];
    const fields = [...types, 'file', 'password'].map((type) => ({ ...field, type, name: type }));
    const block = (await parse({ fields })) as BlockOf<'contact-form'>;
    expect(block.fields.map(({ type }) => type)).toEqual(types);
  });

  it('leaves out invalid fields, and accepts any names', async () => {
    const fields = [
      ...[field, field, { ...field, name: '__proto__' }, { ...field, name: undefined }],
      ...[{ type: 'file' }, null],
    ];
    expect(await parse({ fields })).toMatchObject({
      fields: [read, read, { ...read, name: '__proto__' }, { ...read, name: '' }],
    });
  });

  it('reads the links of a declaration of consent, and nothing harmful [3.2.2]', async () => {
    const label = 'I agree to the <a href="/privacy" onclick="x()">terms &amp; rules</a><script>x()</script>';
    const block = await parse({ fields: [{ ...field, type: 'checkbox', label }, field] });
    const [box, plain] = (block as BlockOf<'contact-form'>).fields;
    expect(box?.labelHtml).toBe('I agree to the <a href="/privacy">terms &amp; rules</a>');
    expect(box?.label).toMatch(/^I agree to the terms & rules/);
    expect(plain).not.toHaveProperty('labelHtml');
  });

  it('has a button label without a URL, and a URL without a label', async () => {
    const link = async (value: unknown) => {
      const block = (await parse({ fields: [field], link: value })) as BlockOf<'contact-form'>;
      return block.link;
    };
    expect(await link({ title: 'Send it', url: '' })).toEqual({ title: 'Send it' });
    expect(await link({ title: '', url: 'mailto:a@b.example' })).toEqual({ url: 'mailto:a@b.example' });
    expect(await link({ title: '', url: '' })).toBeUndefined();
    expect(await link('')).toBeUndefined();
  });

  it('has no more fields than can be sent', async () => {
    const block = await parse({ fields: Array.from({ length: 250 }, () => field) });
    expect((block as BlockOf<'contact-form'>).fields).toHaveLength(200);
  });

  it.each([[[]], [''], [[{ ...field, label: '' }]], [[{ type: 'breakerTitle', label: 'Alone' }]]])(
    'is left out without a field: %j',
    async (fields) => {
      expect(await parse({ fields })).toMatchObject({
        name: 'unknown',
        detail: 'fields: expected a list with at least one field that visitors fill in',
      });
    },
  );
});
