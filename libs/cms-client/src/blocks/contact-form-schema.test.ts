import { describe, expect, it } from 'vitest';
import { answering, rawEntry } from '../client/answering.fixture.ts';

async function parse(block: Record<string, unknown>) {
  const { cms } = answering(rawEntry([{ blockName: 'acf/contact-form', idd: 'a', ...block }]));
  return (await cms.readEntry('/about')).entry.content?.[0];
}

const field = { type: 'text', label: 'Name', name: 'name', required: true, error: '', value: '' };
const read = { type: 'text', label: 'Name', name: 'name', required: true, value: '', options: [] };

describe('a contact form', () => {
  it('is read with everything', async () => {
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
        { type: 'breakerTitle', label: 'And', name: 'field-3', required: false },
        { ...read, type: 'checkbox', name: 'yes', value: '1' },
      ],
      link: { title: 'Send', url: 'mailto:house@example.org' },
    });
  });

  it('leaves out fields that make no sense, and gives names that are missing, taken or the trap’s', async () => {
    const fields = [
      field,
      field,
      { ...field, name: 'a b' },
      { ...field, name: 'website' },
      { type: 'file' },
      null,
    ];
    expect(await parse({ fields })).toMatchObject({
      fields: [read, { ...read, name: 'field-2' }, { ...read, name: 'a_b' }, { ...read, name: 'field-4' }],
    });
  });

  it.each([[[]], [''], [[{ ...field, label: '' }]], [[{ type: 'breakerTitle', label: 'Alone' }]]])(
    'makes no sense without a field: %j',
    async (fields) => {
      expect(await parse({ fields })).toMatchObject({
        name: 'unknown',
        detail: 'fields: expected a list with at least one field',
      });
    },
  );
});
