import {
  SETTINGS_HEADER,
  SETTINGS_PATH,
  settingsVersion,
} from '@formulary/rules/settings/pageSettings';
import type { FastifyInstance } from 'fastify';
import type { LiveSettings } from './openSettings.ts';

/** Serves the settings to pages that are open while staff change them, and tells their version in each answer of the API. */
export function registerPageSettings(app: FastifyInstance, settings: LiveSettings): void {
  app.addHook('onSend', async (request, reply) => {
    const version = settingsVersion();
    // After the call, so that nothing in its answer is newer than the version.
    if (version > 0 && request.url.startsWith('/api/'))
      void reply.header(SETTINGS_HEADER, String(version));
  });
  app.get<{ Querystring: { version?: string } }>(
    SETTINGS_PATH,
    { config: { access: 'public' } },
    // A version that is no number is older than any.
    ({ query }) => settings.since(Number(query.version)),
  );
}
