import type { EmulatedProject, EmulatorOptions, StoredCode, StoredIdentity } from './emulator.ts';
import { projectId } from './id-token.ts';

/** Lifetime of an email code: the vendor's documents say "hours", its engineers an hour. There is no setting. */
const codeLifeMs = 60 * 60 * 1000;

/** Project settings. The defaults of the vendor's new projects differ. */
export interface ProjectSettings {
  /** Members can delete their own accounts; at the vendor they can until it is switched off. */
  userDeletion: boolean;
}

/** The emulator's project, with the vendor's refusals that the emulator lacks. */
export interface StrictProject extends EmulatedProject {
  /** Makes all codes expire at once, or those of one email address. */
  expireCodes(email?: string): void;
  /** Ends the sessions of a member: all earlier refresh tokens become invalid. */
  endSessions(localId: string): void;
}

export interface StrictProjectOptions {
  now: () => Date;
  onCode: (code: StoredCode) => void;
  settings: () => ProjectSettings;
}

/** Data that the sandbox adds to the emulator's refresh tokens. */
interface SessionRecord {
  /** Counter of session starts and ends: the vendor's clock is finer than a second. */
  session?: number;
  /** Time of the login, seconds. */
  authTime?: number;
}

export function createStrictProject(
  { Project, BadRequest }: EmulatorOptions,
  { now, onCode, settings }: StrictProjectOptions,
): StrictProject {
  class Strict extends Project implements StrictProject {
    #expiry = new Map<string, number>();
    #endedAt = new Map<string, number>();
    #counter = 0;

    constructor() {
      super(projectId);
      Object.assign(this.config, createConfig(settings));
    }

    get enableAnonymousUser() {
      return false;
    }
    get enableEmailLinkSignin() {
      return false;
    }

    override createOob(...order: Parameters<EmulatedProject['createOob']>): StoredCode {
      const code = super.createOob(...order);
      this.#expiry.set(code.oobCode, now().getTime() + codeLifeMs);
      onCode(code);
      return code;
    }

    override validateOobCode(oobCode: string): StoredCode | undefined {
      const code = super.validateOobCode(oobCode);
      if (code === undefined) return undefined;
      if ((this.#expiry.get(oobCode) ?? 0) <= now().getTime()) throw new BadRequest('EXPIRED_OOB_CODE');
      if (this.getUserByEmail(code.email)?.disabled) throw new BadRequest('USER_DISABLED');
      return code;
    }

    expireCodes(email?: string): void {
      for (const code of this.listOobCodes())
        if (email === undefined || code.email === email.toLowerCase()) this.#expiry.set(code.oobCode, 0);
    }

    override createRefreshTokenFor(user: StoredIdentity, provider: string, extra?: object): string {
      const since = Math.max(Math.floor(Number(user.lastLoginAt ?? 0) / 1000), Number(user.validSince ?? 0));
      const record: SessionRecord = { session: ++this.#counter, authTime: since };
      return encode({ ...decode(super.createRefreshTokenFor(user, provider, extra)), ...record });
    }

    override validateRefreshToken(token: string): { user: StoredIdentity } {
      const found = super.validateRefreshToken(token);
      const { session = 0 } = readSession(token);
      if (session <= (this.#endedAt.get(found.user.localId) ?? 0)) throw new BadRequest('TOKEN_EXPIRED');
      return found;
    }

    override updateUserByLocalId(...order: Parameters<EmulatedProject['updateUserByLocalId']>) {
      const [localId, { validSince }] = order;
      if (validSince !== undefined) this.endSessions(localId);
      return super.updateUserByLocalId(...order);
    }

    endSessions(localId: string): void {
      this.#endedAt.set(localId, ++this.#counter);
    }
  }
  return new Strict();
}

/** The project's configuration, in the form its administrator reads. */
function createConfig(settings: () => ProjectSettings): object {
  return {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    client: {
      permissions: {
        disabledUserSignup: true,
        get disabledUserDeletion() {
          return !settings().userDeletion;
        },
      },
    },
  };
}

export function readSession(refreshToken: string): SessionRecord {
  return decode(refreshToken);
}

function decode(token: string): SessionRecord & Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString()) as SessionRecord & Record<string, unknown>;
  } catch {
    return {};
  }
}

const encode = (record: object) => Buffer.from(JSON.stringify(record)).toString('base64');
