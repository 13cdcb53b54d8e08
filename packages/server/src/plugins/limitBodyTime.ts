import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form with files, which may take its time on a phone; it has a limit of its own. */
    hasLongBody?: boolean;
  }
}

/** Hangs up on a request whose body has not arrived in time. Node's own limit is one for all, and has to suit uploads. */
export function limitBodyTime(app: FastifyInstance, mostMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const isBounded = routeOptions.config.hasLongBody !== true;
    const hasBody = 'transfer-encoding' in raw.headers || 'content-length' in raw.headers;
    if (!isBounded || !hasBody || raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), mostMs).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
