export { sendToShop, type DirectOptions } from './transport/send-with-graphql-request.ts';
