import { guildhall } from '@guildhall/site/vite';
import { organisation } from '@guildhall/website-organisation';

export default guildhall({
  organisation,
  folder: import.meta.dirname,
  site: 'src/site.tsx',
  islands: 'src/islands.ts',
  logins: 'src/logins.ts',
});
