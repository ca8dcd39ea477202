import { guildhall } from '@guildhall/site/vite';
import { organisation } from './src/organisation.ts';

export default guildhall({
  organisation,
  folder: import.meta.dirname,
  site: 'src/site.tsx',
  islands: 'src/islands.ts',
  texts: 'src/texts.ts',
});
