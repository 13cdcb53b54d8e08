import type { FastifyInstance } from 'fastify';

/** Traces of a server. */
export interface Traces {
  /** Traces the requests of an app that has no routes yet. Sends the remaining spans when it closes. */
  readonly observe: (app: FastifyInstance) => void;
}

/** Starts tracing, if there is a collector. Otherwise nothing of OpenTelemetry is loaded. */
export async function startTraces(endpoint: string | undefined): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTraces } = await import('./openTraces.ts');
  return openTraces(endpoint);
}
