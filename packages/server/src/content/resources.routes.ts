import { resources } from '@formulary/rules/content/resources';
import { getResource } from '@formulary/rules/calls/contentCalls';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../platform/problems/Refused.ts';

const offered: ReadonlySet<string> = new Set(resources.map(({ file }) => file));

/**
 * Registers public downloads of the PDFs of the page Resources and the menu More, by file name (spec 7.11). Serves only
 * files on the list, whatever else is in the folder. Browsers revalidate each time: a corrected guide shows at once,
 * and an unchanged one is not sent again.
 */
export function registerResources(app: FastifyInstance, folder: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      cacheControl: false,
      dotfiles: 'deny',
    });
    scope.get<{ Params: { file: string } }>(
      getResource.path,
      { config: { access: getResource.access, call: getResource } },
      ({ params: { file } }, reply) => {
        if (file === '') return reply.redirect('/resources');
        if (!offered.has(file)) throw new Refused('not-found');
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-cache')
          .header('content-disposition', `inline; filename="${file}"`)
          .sendFile(file);
      },
    );
  });
}
