import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import { needsSession } from '@formulary/rules/calls/access';
import type { Call } from '@formulary/rules/calls/call';
import { decode } from '@formulary/rules/wire/decode';
import type { FilePart } from '@formulary/rules/wire/filePart';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { neverAnswer } from './neverAnswer.ts';

/** What a mocked call was asked, in the house's words. */
interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The files of a multipart form, by the names that the house calls them. */
  readonly files: Readonly<Record<string, File | undefined>>;
  readonly headers: Headers;
}

/** A refusal as the server would answer it (reading R16). */
export function refusal(
  status: number,
  code: RefusalCode,
  errors?: Readonly<Record<string, string>>,
) {
  return HttpResponse.json(
    { message: messages[code], code, ...(errors ? { errors } : {}) },
    { status },
  );
}

type Reply<A> = { readonly answer: A } | Response;
type AnyCall = Pick<Call<unknown, unknown, unknown, unknown>, 'method' | 'path'>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** What a request carries: the fields of its form and the files beside them, or JSON. */
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

/** Answers a call through its own codecs: what the screen sends is checked as strictly as the server checks it. */
export function mockCall<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  reply: (asked: Asked<P, Q, B>) => Reply<A> | Promise<Reply<A>>,
): HttpHandler {
  return methods[call.method](call.path, async ({ request, params }) => {
    const { body, files } = await contentsOf(request, call.files);
    const given = {
      params: call.params && decode(call.params, params),
      query:
        call.query && decode(call.query, Object.fromEntries(new URL(request.url).searchParams)),
      body: call.body && decode(call.body, body),
    };
    const refused = Object.values(given).find((part) => part && !part.ok);
    if (refused && !refused.ok) return refusal(400, refused.problem.code, refused.problem.errors);
    if (needsSession(call.access) && !request.headers.has('authorization'))
      return refusal(401, 'session-expired');
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

/** A call that never answers. */
export function mockLoading({ method, path }: AnyCall): HttpHandler {
  return methods[method](path, neverAnswer(method, path));
}

/** A call that is refused. */
export function mockRefused(
  { method, path }: AnyCall,
  ...[status, code, errors]: Parameters<typeof refusal>
): HttpHandler {
  return methods[method](path, () => refusal(status, code, errors));
}

/** A call that the server fails at. */
export function mockFailed(call: AnyCall): HttpHandler {
  return mockRefused(call, 500, 'server-error');
}
