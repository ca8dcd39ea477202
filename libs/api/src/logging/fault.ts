/** The part of a failure that may be logged. */
export interface Fault {
  code: string;
  /** The HTTP status of a supplier's response. */
  status?: number;
  /** SQLite's own message. */
  reason?: string;
}

/** Describes a failure in fixed texts: by its code, never by its message, which may quote what was sent. */
export function toFault(error: unknown): Fault {
  const { code, name, status, reason } = (error ?? {}) as Partial<Record<string, unknown>>;
  return {
    code: toSafeText(code) ?? toSafeText(name) ?? 'unknown',
    ...(typeof status === 'number' && { status }),
    ...(toSafeText(reason) !== undefined && { reason: toSafeText(reason) as string }),
  };
}

function toSafeText(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w ./-]{1,80}$/.test(value) ? value : undefined;
}
