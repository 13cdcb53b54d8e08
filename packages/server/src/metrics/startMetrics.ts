import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { MetricsSettings } from './metricsSettings.ts';
import type { MetricsSources } from './openMetrics.ts';

/** Metrics of a server, and the port that they are read on. */
export interface ServedMetrics {
  /** Measures the requests of an app that has no routes yet. */
  readonly observe: (app: FastifyInstance) => void;
  /** Serves the metrics until the app closes: on its port, or from `listen` on. */
  readonly serve: (app: FastifyInstance) => void;
  /** Opens the metrics' own port, if they have one, and returns its number. */
  readonly listen: (host: string) => Promise<number | undefined>;
}

/** Starts measuring, if that is asked for. Otherwise nothing of it is loaded. */
export async function startMetrics(
  settings: MetricsSettings | undefined,
  sources: MetricsSources,
): Promise<ServedMetrics | undefined> {
  if (settings === undefined) return undefined;
  const { port, token } = settings;
  const [{ openMetrics }, { listenForMetrics, registerMetrics }] = await Promise.all([
    import('./openMetrics.ts'),
    import('./metrics.routes.ts'),
  ]);
  const metrics = openMetrics(sources);
  let server: Server | undefined;
  return {
    observe: metrics.observe,
    serve: (app) => {
      app.addHook('onClose', async () => {
        server?.close();
        server?.closeAllConnections();
        await metrics.close();
      });
      if (port === undefined && token !== undefined) registerMetrics(app, metrics, token);
    },
    listen: async (host) => {
      if (port === undefined) return undefined;
      server = await listenForMetrics(metrics, token, { port, host });
      return (server.address() as AddressInfo).port;
    },
  };
}
