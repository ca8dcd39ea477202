import { defineOrganisation, type OrganisationFacts } from '@guildhall/organisation';
import { organisation as first } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { call, createMembersStage } from '../members/members.fixture.ts';

const profileFields: OrganisationFacts['profileFields'] = {
  phone: { label: 'Phone', type: 'phone', changedBy: 'member' },
  born: { label: 'Born', type: 'date', changedBy: 'member', required: true },
  size: { label: 'Size', type: 'choice', choices: { s: 'Small', l: 'Large' }, changedBy: 'member' },
  berth: { label: 'Berth', changedBy: 'office' },
};
const { profileFields: fields } = defineOrganisation({
  ...{ language: 'en', currency: 'DKK', vatHome: 'DK', switches: { membership: false } },
  profileFields,
});

async function start() {
  const stage = await createMembersStage();
  const api = await stage.start({ organisation: { ...first, profileFields: fields } });
  const ada = stage.addMember('ada@members.example');
  const bo = stage.addMember('bo@members.example');
  const send = ({ token }: { token: string }, body: object) =>
    call(api, 'POST', '/member-profile', { token, body });
  return { api, stage, ada, bo, send };
}

describe('a member’s profile', () => {
  it('has the values that its member has set, and nobody else’s [7.8.20]', async () => {
    const { ada, bo, send } = await start();
    expect(await send(ada, {})).toMatchObject({ status: 200, json: { values: {} } });
    const changes = { phone: ' +45 12 34 56 78 ', born: '1980-02-29', size: 'l' };
    const values = { phone: '+45 12 34 56 78', born: '1980-02-29', size: 'l' };
    expect(await send(ada, { changes })).toMatchObject({ status: 200, json: { values } });
    expect((await send(ada, { changes: { phone: '' } })).json).toEqual({
      values: { born: '1980-02-29', size: 'l' },
    });
    expect((await send(bo, {})).json).toEqual({ values: {} });
  });

  it.each([
    [{ phone: 'call me' }],
    [{ born: '1980-02-31' }],
    [{ born: ' ' }],
    [{ size: 'xl' }],
    [{ berth: 'B 12' }],
    [{ shoe: '43' }],
    [{ phone: 7 }],
  ])('refuses the change %j [7.8.20]', async (changes) => {
    const { ada, send } = await start();
    expect((await send(ada, { changes })).status).toBe(400);
    expect((await send(ada, {})).json).toEqual({ values: {} });
  });

  it('does not exist for an organisation without fields of its own', async () => {
    const stage = await createMembersStage();
    const api = await stage.start();
    const ada = stage.addMember('ada@members.example');
    expect((await call(api, 'POST', '/member-profile', { token: ada.token, body: {} })).status).toBe(404);
  });
});
