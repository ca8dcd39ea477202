import { expectCrowdKeptApart } from '../stack/crowd.ts';
import { test } from '../stack/journey-test.ts';

test('twenty concurrent visitors and members never see each other’s data, and no page stores any [4.2.4]', async ({
  members,
}) => {
  await expectCrowdKeptApart(members, 10);
});
