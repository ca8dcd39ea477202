export { ApiError } from './errors/api-error.ts';
export type { MailLook } from './mails/mail-look.ts';
export { ccu, contact, cps, sca, sdoc, type EndpointGroup, type EndpointContext } from './routes/proxies.ts';
export { defineMemberRoute, type MemberCall, type MemberRoute } from './routes/member-route.ts';
export { defineRoute, type ApiRoute, type Call } from './routes/route.ts';
export { runApi, type RunApiOptions } from './run-api.ts';
export type { ApiTexts } from './texts/api-texts.ts';
export { englishApiTexts } from './texts/english-api-texts.ts';
