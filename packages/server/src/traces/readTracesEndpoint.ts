import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Reads OTEL_EXPORTER_OTLP_ENDPOINT, the base address of a collector that takes OTLP over HTTP. */
export function readTracesEndpoint(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href.replace(/\/$/, '');
  throw new StartupProblem(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector.example:4318.',
  );
}
