export { InfoMessages as default } from '@guildhall/ui';
