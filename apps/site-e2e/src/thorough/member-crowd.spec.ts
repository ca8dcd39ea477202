import { expectCrowdKeptApart } from '../stack/crowd.ts';
import { test } from '../stack/members-test.ts';

test('two hundred concurrent visitors and members never see each other’s data, and no page stores any [4.2.4]', async ({
  members,
}) => {
  test.setTimeout(180_000);
  await expectCrowdKeptApart(members, 100);
});
