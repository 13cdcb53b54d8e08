/** Log form of an error: its place and kind, never the values it mentions. */
export type ErrorDescription = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack: string;
};

/**
 * Describes an error for the log. PostgreSQL quotes the offending value in message and detail ("Key (email)=(…) already
 * exists"), so only code, table and constraint are kept. Fastify quotes the requested address, which may hold a token,
 * so only the code is kept.
 */
export function describeError(error: Error): ErrorDescription {
  const { code, table, constraint, severity } = error as Error & Record<string, unknown>;
  const isFromPostgres = severity !== undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error, isFromPostgres),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: frames.join('\n'),
  };
}

function messageOf({ message, code }: Error & { code?: unknown }, isFromPostgres: boolean): string {
  if (isFromPostgres) return `PostgreSQL refused a statement (${String(code)})`;
  return typeof code === 'string' && code.startsWith('FST_') ? `Fastify: ${code}` : message;
}
