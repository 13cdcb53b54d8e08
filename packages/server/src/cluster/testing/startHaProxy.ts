import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram } from './startProgram.ts';

/** A server behind HAProxy. */
export interface Backend {
  readonly port: number;
  /** Port that is asked for the check; the same by default. */
  readonly checkPort?: number;
}

/** What HAProxy listens on. */
export interface Frontend {
  readonly name: string;
  readonly port: number;
  /** `http` for servers of the shop, `tcp` for PostgreSQL. */
  readonly mode: 'http' | 'tcp';
  /** Path of the check: only servers that answer 200 get connections. */
  readonly check: string;
  readonly backends: readonly Backend[];
}

function listen({ name, port, mode, check, backends }: Frontend): string {
  const servers = backends.map(
    ({ port: target, checkPort = target }, nth) =>
      `  server ${name}${nth} 127.0.0.1:${target} check port ${checkPort}`,
  );
  return [
    `listen ${name}`,
    `  mode ${mode}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk GET ${check}`,
    '  option redispatch',
    ...(mode === 'http' ? ['  retry-on conn-failure'] : []),
    // A connection to a former primary would only hang; a request to a server that is about to stop is still answered.
    `  default-server inter 500ms fastinter 250ms fall 1 rise 1${mode === 'tcp' ? ' on-marked-down shutdown-sessions' : ''}`,
    ...servers,
  ].join('\n');
}

/** Starts the machine's HAProxy with the settings that docs/operations.md recommends. */
export function startHaProxy(folder: string, frontends: readonly Frontend[]): Program {
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    [
      'defaults',
      '  timeout connect 2s',
      '  timeout client 30m',
      '  timeout server 30m',
      '  timeout check 2s',
      ...frontends.map(listen),
      '',
    ].join('\n'),
  );
  return startProgram('haproxy', ['-f', settings]);
}
