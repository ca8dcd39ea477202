export { sendToShop } from './transport/send-with-graphql-request.ts';
/** @public */
export type { DirectOptions } from './transport/send-with-graphql-request.ts';
