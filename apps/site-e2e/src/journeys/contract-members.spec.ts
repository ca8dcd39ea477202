import { test } from '../stack/contract-test.ts';

test('an application with mistakes is corrected, and comes to the payment once [2.5.3]', 'join');
test('a wrong login says so, and a right one leads to no other site [4.8.3] [4.9.2]', 'login');
test(
  'the gate of a private page leads through the login back to it, until the logout; members correct and copy their data [4.2.2] [4.8.21]',
  ...['members-page', 'own-data'],
);
