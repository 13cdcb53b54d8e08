import { type Permission, needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import { type DeskRefusalCode, deskMessages } from '@formulary/rules/problems/deskMessages';
import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import { decode } from '@formulary/rules/wire/decode';
import type { FilePart } from '@formulary/rules/wire/codec';
import { HttpResponse, type HttpHandler } from 'msw';
import { CallHandler } from './CallHandler.ts';
import { neverAnswer } from './neverAnswer.ts';

/** Decoded request of a mocked call. */
interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Files of a multipart form, by field name. */
  readonly files: Readonly<Record<string, File | undefined>>;
  readonly headers: Headers;
}

const sentences = { ...messages, ...deskMessages };

/** Returns a refusal as the server would send it (reading R16). */
export function refusal(
  status: number,
  code: RefusalCode | DeskRefusalCode,
  errors?: Readonly<Record<string, string>>,
) {
  return HttpResponse.json(
    { message: sentences[code], code, ...(errors ? { errors } : {}) },
    { status },
  );
}

type Reply<A> = { readonly answer: A } | Response;
type AnyCall = Pick<Call<unknown, unknown, unknown, unknown>, 'method' | 'path'>;

/** Returns whether a call of the shop lacks its token. The desk's cookie is not for scripts, so mocks do not see it. */
function lacksToken(
  { path, access }: { path: string; access: unknown },
  headers: Headers,
): boolean {
  if (path.startsWith('/api/desk/')) return false;
  return needsSession(access as Permission) && !headers.has('authorization');
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Reads the request's contents: form fields and files, or JSON. */
async function contentsOf(request: Request, parts: readonly FilePart[] | undefined) {
  if (!parts) return { body: await jsonOf(request), files: {} };
  const form = await request.formData();
  const fields = [...form].filter(([, value]) => typeof value === 'string');
  const files = parts.map(({ name, wireName }) => {
    const value = form.get(wireName);
    return [name, value instanceof File ? value : undefined] as const;
  });
  return { body: Object.fromEntries(fields) as unknown, files: Object.fromEntries(files) };
}

/** Mocks a call through its own codecs, so that requests are checked as strictly as on the server. */
export function mockCall<P, Q, B, A, Access>(
  call: Call<P, Q, B, A, Access>,
  reply: (asked: Asked<P, Q, B>) => Reply<A> | Promise<Reply<A>>,
): HttpHandler {
  return new CallHandler(call, async ({ request, params }) => {
    const { body, files } = await contentsOf(request, call.files);
    const given = {
      params: call.params && decode(call.params, params),
      query:
        call.query && decode(call.query, Object.fromEntries(new URL(request.url).searchParams)),
      body: call.body && decode(call.body, body),
    };
    const refused = Object.values(given).find((part) => part && !part.ok);
    if (refused && !refused.ok) return refusal(400, refused.problem.code, refused.problem.errors);
    if (lacksToken(call, request.headers)) return refusal(401, 'session-expired');
    const words = {
      params: given.params?.ok ? given.params.value : undefined,
      query: given.query?.ok ? given.query.value : undefined,
      body: given.body?.ok ? given.body.value : undefined,
      files,
      headers: request.headers,
    } as Asked<P, Q, B>;
    const answered = await reply(words);
    if (answered instanceof Response) return answered;
    return HttpResponse.json(call.answer.write(answered.answer) as object, {
      status: call.status,
    });
  });
}

/** Mocks a call that never answers. */
export function mockLoading({ method, path }: AnyCall): HttpHandler {
  return new CallHandler({ method, path }, neverAnswer(method, path));
}

/** Mocks a call that is refused. */
export function mockRefused(
  { method, path }: AnyCall,
  ...[status, code, errors]: Parameters<typeof refusal>
): HttpHandler {
  return new CallHandler({ method, path }, () => refusal(status, code, errors));
}

/** Mocks a call that fails with a server error. */
export function mockFailed(call: AnyCall): HttpHandler {
  return mockRefused(call, 500, 'server-error');
}
