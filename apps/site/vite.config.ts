import { guildhall } from '@guildhall/site/vite';

export default guildhall(import.meta.dirname);
