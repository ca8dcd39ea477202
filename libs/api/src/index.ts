/** @public */
export { ApiError } from './errors/api-error.ts';
export type { MailLook } from './mails/mail-look.ts';
export { ccu, contact, cps, sca, sdoc, type EndpointGroup } from './routes/proxies.ts';
/** @public */
export { type EndpointContext } from './routes/proxies.ts';
export { defineMemberRoute } from './routes/member-route.ts';
/** @public */
export { type MemberCall, type MemberRoute } from './routes/member-route.ts';
export { defineRoute } from './routes/route.ts';
/** @public */
export { type ApiRoute, type Call } from './routes/route.ts';
export { runApi } from './run-api.ts';
/** @public */
export { type RunApiOptions } from './run-api.ts';
export type { ApiTexts } from './texts/api-texts.ts';
export { englishApiTexts } from './texts/english-api-texts.ts';
