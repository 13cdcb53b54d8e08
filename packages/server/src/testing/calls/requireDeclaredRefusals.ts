import { allCalls } from '@formulary/rules/calls/allCalls';
import type { DeskAccess } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import type { FastifyInstance } from 'fastify';
import type { DocumentedCall } from '../../platform/openApi/DocumentedCall.ts';
import { allDeskRefusalsOf, allRefusalsOf } from '../../platform/openApi/refusalsOf.ts';

const LEAST_ERROR = 400;

const shopRows = (Object.values(allCalls).flat() as readonly DocumentedCall[]).map(
  (call) => [call, allRefusalsOf(call)] as const,
);
const deskRows = (Object.values(deskCalls).flat() as readonly DocumentedCall<DeskAccess>[]).map(
  (call) => [call, allDeskRefusalsOf(call)] as const,
);
const codesByRoute = new Map(
  [...shopRows, ...deskRows].map(([{ method, path }, rows]) => [
    `${method} ${path}`,
    new Set<string>(rows.flatMap(({ codes }) => codes)),
  ]),
);

/**
 * Compares each refusal that an app of the tests answers with the declaration of its call, because programs rely on
 * `/openapi.json`. An undeclared one fails the run as an unhandled error, whatever the test expects of the answer.
 */
export function requireDeclaredRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const route = `${method} ${routeOptions.url}`;
    const declared = codesByRoute.get(route);
    if (declared === undefined || statusCode < LEAST_ERROR) return;
    const { code } = JSON.parse(String(payload)) as { readonly code: string };
    if (!declared.has(code)) void Promise.reject(new UndeclaredRefusal(route, code));
  });
}

class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';

  constructor(route: string, code: string) {
    super(`${route} answered '${code}', which the refusals of its call do not name`);
  }
}
