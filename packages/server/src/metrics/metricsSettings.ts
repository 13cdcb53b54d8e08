import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Who may read the metrics, and where. */
export interface MetricsSettings {
  /** Their own TCP port; without it they are on the shop's port, behind the token. */
  readonly port: number | undefined;
  /** Bearer token that readers must send. */
  readonly token: string | undefined;
}

const PORT = { least: 0, most: 65_535, standard: 0, unit: 'ports' };
/** Long enough not to be guessed. */
const TOKEN = /^[\x21-\x7e]{16,200}$/;

/**
 * Reads METRICS_PORT and METRICS_TOKEN. Without either there are no metrics: on the shop's own port they are never
 * public.
 */
export function readMetricsSettings(
  env: Readonly<Record<string, string | undefined>>,
  shopPort: number,
): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = env;
  // The message omits the value, which is a secret.
  if (token && !TOKEN.test(token))
    throw new StartupProblem('METRICS_TOKEN must be 16 to 200 plain characters without spaces.');
  if (!port && !token) return undefined;
  if (port && Number(port) === shopPort && shopPort !== 0)
    throw new StartupProblem('METRICS_PORT must differ from PORT; METRICS_TOKEN alone uses PORT.');
  return {
    port: port ? readInteger('METRICS_PORT', port, PORT) : undefined,
    token: token || undefined,
  };
}
