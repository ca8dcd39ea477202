import { guildhall } from '@guildhall/site/vite';

export default guildhall({ folder: import.meta.dirname, site: 'src/site.tsx' });
