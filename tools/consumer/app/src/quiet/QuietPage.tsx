// On a server: plain HTML with one island, which is hydrated on interaction.
import { Island } from '@guildhall/islands/server';
import { Rule } from '@guildhall/ui';
import Chooser from './Chooser.tsx';

export function QuietPage() {
  return (
    <main className="gh-page-grid">
      <h1>Membership</h1>
      <Rule />
      <Island name="chooser" wake={['interaction']} component={Chooser} props={{ netMinor: 40_000 }} />
    </main>
  );
}
