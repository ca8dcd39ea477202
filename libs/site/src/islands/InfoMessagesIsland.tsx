import { InfoMessages } from '@guildhall/ui';
import { KitIsland } from './KitIsland.tsx';

/** Stack of info messages; wakes once React runs and a message is shown. */
export function InfoMessagesIsland() {
  return <KitIsland name="info-messages" wake={[]} component={InfoMessages} props={{}} />;
}
