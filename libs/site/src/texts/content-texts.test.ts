import { expect, it } from 'vitest';
import { toContentTexts } from './content-texts.ts';

const readForm = (...options: Parameters<typeof toContentTexts>) =>
  toContentTexts(...options).mainData.formData;

it('says what is charged where a vendor charges, and what to transfer where members transfer it', () => {
  expect(readForm().paymentNoteText).toContain('we charge you again each time');
  const form = readForm({}, { hasTransfers: true });
  expect(form.paymentNoteText).toContain('by bank transfer');
  for (const text of [
    form.paymentNoteText,
    form.cancelText,
    form.cancelByContactText,
    form.alreadyMemberText,
  ])
    expect(text).not.toMatch(/charge|renews|You can cancel|subscription/);
});

it('has a site’s own texts in any case', () => {
  const own = { signUp: { paymentNoteText: 'We send you a giro form.' } };
  expect(readForm(own, { hasTransfers: true }).paymentNoteText).toBe('We send you a giro form.');
});
