import { createRequire } from 'node:module';
import type prom from 'prom-client';

// The entry of prom-client also loads OpenTelemetry, for a metric of processes that is not used here.
const load = createRequire(import.meta.url);

export const Registry = load('prom-client/lib/registry.js') as typeof prom.Registry;
export const Counter = load('prom-client/lib/counter.js') as typeof prom.Counter;
export const Gauge = load('prom-client/lib/gauge.js') as typeof prom.Gauge;
export const Histogram = load('prom-client/lib/histogram.js') as typeof prom.Histogram;
