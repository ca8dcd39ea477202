import type { Organisation } from '@guildhall/organisation';
import { supplierForwards } from '../../endpoints/supplier-forwards.ts';
import { toFound } from '../../engine/page-builder.ts';
import { definePageKind } from '../../engine/page-kind.ts';
import { findMembersArea } from '../../engine/security/members-area.ts';
import type { MembersPageName } from '../../page/page-model.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { memberEntryRoute } from './member-entry-route.ts';
import { passwordChange } from './password-change.ts';

export interface MembersModel {
  kind: 'members';
  page: MembersPageName;
}

type Options = Pick<
  PageKindOptions,
  | 'config'
  | 'organisation'
  | 'blocks'
  | 'texts'
  | 'builder'
  | 'cache'
  | 'limitPageReads'
  | 'lists'
  | 'renderer'
  | 'assets'
  | 'counts'
>;

/** Login, profile and reset of passwords, and what members, and their password managers, request. */
export const membersPages = definePageKind({
  name: 'members',
  models: { members: { isPrivate: true } },
  listRoutes: ({ paths, switches, logins }) =>
    switches?.members === false
      ? []
      : [
          { name: 'login', path: paths.login },
          { name: 'profile', path: paths.profile },
          ...(logins === 'links' ? [] : [{ name: 'reset-password', path: paths.resetPassword }]),
        ],
  open({ config, organisation, builder, cache, limitPageReads, ...parts }: Options) {
    if (!findMembersArea(config)) return undefined;
    const load = (path: string) =>
      builder.toLoadResult(toFound({ kind: 'members', page: getMembersPageName(organisation, path) }), {
        path,
      });
    return {
      reader: {
        readRequest: (path) => ({ pages: cache, key: path, load: () => load(path) }),
        limitReads: limitPageReads,
      },
      async plugin(app) {
        await app.register(supplierForwards, { forwards: config.identity?.forwards ?? [] });
        await app.register(passwordChange, organisation);
        await app.register(memberEntryRoute, { ...parts, config, organisation, builder });
      },
    };
  },
});

/** Returns the members' page at a path of a `members` route. */
export function getMembersPageName({ paths }: Pick<Organisation, 'paths'>, path: string): MembersPageName {
  if (path === paths.login) return 'login';
  return path === paths.profile ? 'profile' : 'reset-password';
}
