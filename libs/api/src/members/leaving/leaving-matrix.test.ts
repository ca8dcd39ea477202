import { chargebee } from '@guildhall/billing-chargebee';
import { invoice } from '@guildhall/billing-invoice';
import { firebase } from '@guildhall/members-firebase';
import { memberLinks } from '@guildhall/members-links';
import { smtp } from '@guildhall/mail-smtp';
import { shopify } from '@guildhall/shop-shopify';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '@guildhall/server-kit/storage';
import { listStores } from '../../operator/list-stores.ts';
import { call } from '../members.fixture.ts';
import { createFolder } from '../../operator/operator.fixture.ts';
import { createLeavingStage, readTables } from './leaving.fixture.ts';

const routes = [
  ['/my-data', {}],
  ['/leaving', { action: 'read' }],
  ['/leaving', { action: 'delete' }],
  ['/leaving', { action: 'keep' }],
] as const;
const names = ['uid', 'id', 'email', 'customerId', 'customer_id', 'member'];

describe('a member who names another one', () => {
  it('is refused on every route and in every place of an ID, and nothing is read [7.17.8]', async () => {
    const stage = await createLeavingStage();
    await stage.join('ada@members.example');
    await stage.join('bo@members.example', { name: 'Bo Holm' });
    const [ada, bo] = [await stage.logIn('ada@members.example'), await stage.logIn('bo@members.example')];
    const tables = readTables(stage.folder);
    const records = tables['members-links.sqlite records'] ?? [];
    const others = [
      ...records.flatMap(({ uid, customer_id: id }) => [String(uid), String(id)]),
      'bo@members.example',
    ];
    const before = JSON.stringify(tables);
    for (const [path, body] of routes)
      for (const value of others) {
        for (const name of names) {
          const inBody = { token: ada.token, body: { ...body, [name]: value } };
          expect((await call(stage.api, 'POST', path, inBody)).status, `${path} body ${name}`).toBe(400);
          const query = `${path}?${new URLSearchParams({ [name]: value })}`;
          expect((await call(stage.api, 'POST', query, { token: ada.token, body })).status, query).toBe(400);
        }
        for (const header of ['x-uid', 'x-member-id', 'customer-id', 'x-user'])
          expect(
            (await call(stage.api, 'POST', path, { token: ada.token, body, headers: { [header]: value } }))
              .status,
          ).toBe(400);
        expect((await call(stage.api, 'POST', path, { token: value, body })).status, 'as a token').toBe(401);
      }
    for (const [path, body] of routes) {
      expect((await call(stage.api, 'POST', path, { body })).status).toBe(401);
      const foreign = { token: ada.token, body, headers: { origin: 'https://elsewhere.example' } };
      expect((await call(stage.api, 'POST', path, foreign)).status).toBe(403);
      expect((await call(stage.api, 'GET', path, { token: ada.token })).status).toBe(404);
    }
    expect(JSON.stringify(readTables(stage.folder)), 'nothing is stored').toBe(before);
    expect(String((await bo.post('/my-data')).json['json'])).not.toContain('ada@');
  });
});

describe('a store of the api or of a supplier', () => {
  it('says for each of its tables whether a person’s rows are erased [7.17.5]', async () => {
    const all = [invoice(), chargebee(), memberLinks(), firebase(), smtp(), shopify()];
    for (const definition of listStores(all)) {
      const database = openDatabase(await createFolder(), definition.file, {
        ...definition,
        flushToDisk: false,
      });
      const rows = await database.rows(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'readable_from'",
      );
      await database.close();
      expect(Object.keys(definition.retention ?? {}).sort(), definition.file).toEqual(
        rows.map(({ name }) => String(name)).sort(),
      );
    }
  });
});
