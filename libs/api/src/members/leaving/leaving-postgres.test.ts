import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeavingStage, dayMs } from './leaving.fixture.ts';

const email = 'ada@members.example';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

it('with PostgreSQL a copy is complete, and a deletion is taken back or done [7.17.1] [7.17.4] [7.17.5]', async () => {
  const stage = await createLeavingStage({ database: await server.createDatabase() });
  const reference = await stage.join(email);
  const ada = await stage.logIn(email);
  await ada.post('/member-profile', { changes: { boat: 'Albatross' } });
  const copy = String((await ada.post('/my-data')).json['json']);
  for (const value of [email, reference, 'Ada Vind', 'Kajen 1', 'Albatross']) expect(copy).toContain(value);
  await ada.post('/leaving', { action: 'delete' });
  for (let time = 0; time < 2; time += 1)
    expect((await stage.keep(stage.findMail('leaving', email)?.secret ?? '')).status).toBe(200);
  expect((await ada.post('/leaving', { action: 'read' })).json).toEqual({ is_final: false });
  await ada.post('/leaving', { action: 'delete' });
  stage.advance(370 * dayMs);
  await stage.passDays(1);
  expect(stage.findMail('erased', email)).toBeDefined();
  expect(await stage.api.leaving.findState({ email })).toBeUndefined();
  const left = JSON.stringify(await stage.api.leaving.copy({ email }, 'office'));
  for (const value of [email, 'Ada Vind', 'Albatross']) expect(left).not.toContain(value);
});
