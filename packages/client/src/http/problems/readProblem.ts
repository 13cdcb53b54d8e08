import { ApiProblem } from './ApiProblem.ts';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { type FieldsOfCall, errorsInWords } from '@formulary/rules/calls/fieldNames';

const codesByStatus: Readonly<Record<number, keyof typeof transportMessages>> = {
  400: 'invalid-request',
  401: 'session-expired',
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'too-slow',
};

/** Accepts unknown codes: codes are compared, never shown. */
function isCode(value: unknown): value is NonNullable<ApiProblem['code']> {
  return typeof value === 'string' && /^[a-z-]+$/.test(value);
}

function sentences(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Turns an error response into a problem; an unknown body shape gets the status's message (reading R16). Field names
 * follow the call's declaration.
 */
export function readProblem(status: number, body: unknown, call: FieldsOfCall = {}): ApiProblem {
  const { message, code, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    code?: unknown;
    errors?: unknown;
  };
  const named = sentences(errors);
  const fallback = codesByStatus[status] ?? 'server-error';
  return new ApiProblem({
    status,
    message: typeof message === 'string' && message !== '' ? message : transportMessages[fallback],
    code: isCode(code) ? code : undefined,
    errors: named && errorsInWords(call, named),
  });
}
