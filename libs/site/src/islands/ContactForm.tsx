export { ContactForm as default } from '@guildhall/blocks';
