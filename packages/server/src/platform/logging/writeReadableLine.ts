const ERROR_LEVEL = 50;

interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly reqId?: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

/** Writes one of pino's JSON lines to standard error in readable form. */
export function writeReadableLine(json: string): void {
  const { level, msg, reqId, err }: LogLine = JSON.parse(json);
  const kind = level >= ERROR_LEVEL ? 'error' : 'warning';
  const parts = [msg, err?.message, reqId && `request ${reqId}`].filter(Boolean);
  const stack = level >= ERROR_LEVEL && err !== undefined ? `${err.stack}\n` : '';
  process.stderr.write(`${kind}: ${parts.join(' · ')}\n${stack}`);
}
