import type { FastifyInstance } from 'fastify';
import type { Permission } from '@formulary/rules/accounts/permissions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; required. */
    access?: Permission;
  }
}

/** Denies by default: a route without an access rule stops the server from starting. */
export function requireAccessRules(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined && config?.deskAccess === undefined) {
      throw new Error(`${String(method)} ${url} declares no access rule`);
    }
  });
}
