export { smtp } from './smtp.ts';
export type { SmtpConfig } from './smtp-config.ts';
