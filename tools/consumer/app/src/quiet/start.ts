// In a browser, without React until the first interaction.
import '@guildhall/ui/base.css';
import '@guildhall/ui/styles.css';
import '@guildhall/money-react/styles.css';
import { startIslands } from '@guildhall/islands/start';

startIslands({ loadHydrator: () => import('./awake.ts').then(({ hydrator }) => hydrator) });
