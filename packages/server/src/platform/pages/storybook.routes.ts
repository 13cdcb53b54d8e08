import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Storybook uses inline scripts to start and shows stories in a frame. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
].join('; ');

/** Serves Storybook at /storybook/ if it was built; never in production. Returns whether it does. */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const access = { config: { access: 'public' } } as const;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    scope.get('/storybook', access, (_request, reply) => reply.redirect('/storybook/'));
    scope.get<{ Params: { '*': string } }>('/storybook/*', access, ({ params }, reply) =>
      reply
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': CONTENT_SECURITY_POLICY,
          'x-frame-options': 'SAMEORIGIN',
        })
        .sendFile(params['*'] || 'index.html'),
    );
  });
  return true;
}
