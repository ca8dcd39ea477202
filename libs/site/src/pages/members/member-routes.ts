import type { FastifyPluginAsync } from 'fastify';
import { supplierForwards } from '../../endpoints/supplier-forwards.ts';
import { memberEntryRoute, type MemberEntryOptions } from './member-entry-route.ts';
import { passwordChange } from './password-change.ts';

/** Adds what members, and their password managers, request. */
export const memberRoutes: FastifyPluginAsync<MemberEntryOptions> = async (app, options) => {
  await app.register(supplierForwards, { forwards: options.config.identity?.forwards ?? [] });
  await app.register(passwordChange, options.organisation);
  await app.register(memberEntryRoute, options);
};
