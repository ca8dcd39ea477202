import { defineAdapter, DeliveryRefused } from '@guildhall/suppliers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { siteOrigin, startCompleteApp } from '../app.fixture.ts';
import { billingEnv } from '../billing/billing.fixture.ts';
import { suppliers } from '../config/config.fixture.ts';
import { createFolder, operate } from '../operator/operator.fixture.ts';

it('a contact message that is refused after its sender has read that it was sent is a case, without its words [8.6.17]', async () => {
  const refusal = Promise.withResolvers<never>();
  const receiver = defineAdapter({
    name: 'Receiver',
    roles: {
      'contact mails': {
        variables: ['RECEIVER'],
        connect:
          () =>
          async (_message, { onSend }) => {
            onSend();
            await refusal.promise;
          },
      },
    },
    createVariables: () => ({ RECEIVER: v.optional(v.string()) }),
  });
  const DATA_DIR = await createFolder();
  const { app } = await startCompleteApp(
    { ...billingEnv(DATA_DIR), RECEIVER: 'on', SITE_ORIGIN: siteOrigin },
    { suppliers: [...suppliers, receiver], deadlines: { contactMs: 50 } },
  );
  const payload = { fields: [{ title: 'Words', value: 'Secret words', type: 'text' }], page: '/contact' };
  const response = await app.inject({ method: 'POST', url: '/api/v1/contact', payload });
  expect(response.json()).toMatchObject({ success: true, confirmed: false });
  refusal.reject(new DeliveryRefused('refused'));
  await expect.poll(async () => (await operate({ DATA_DIR }, 'cases')).text).toContain('1 open case:');
  const { text } = await operate({ DATA_DIR }, 'cases');
  expect(text).toMatch(/contact refused \(\d{4}-\d\d-\d\d/);
  expect(text).not.toMatch(/Secret words|subscription/);
});
