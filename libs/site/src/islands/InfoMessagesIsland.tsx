import { Island } from '@guildhall/islands/server';
import { InfoMessages } from '@guildhall/ui';

/** Stack of info messages; wakes once React runs and a message is shown. */
export function InfoMessagesIsland() {
  return <Island name="info-messages" wake={[]} component={InfoMessages} props={{}} />;
}
