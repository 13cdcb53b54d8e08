import type { Call } from '@formulary/rules/calls/call';
import { HttpHandler } from 'msw';

type Resolver = ConstructorParameters<typeof HttpHandler>[2];
type AnyCall = Pick<Call<unknown, unknown, unknown, unknown>, 'method' | 'path'>;

/** Requests pass all handlers of a story one by one, so each is taken apart once. */
const segmentsOf = new WeakMap<Request, readonly string[]>();

function requestSegments(request: Request): readonly string[] {
  const known = segmentsOf.get(request);
  if (known) return known;
  const segments = new URL(request.url).pathname.split('/');
  segmentsOf.set(request, segments);
  return segments;
}

/**
 * Handles a call by its method and path. MSW copies each request, reads its cookies and compiles the path again for each
 * handler that a request passes; this one looks at the parts of the path first, which saves a tenth of the time of stories.
 */
export class CallHandler extends HttpHandler {
  readonly #method: string;
  readonly #segments: readonly string[];

  constructor({ method, path }: AnyCall, resolver: Resolver) {
    super(method, path, resolver);
    this.#method = method;
    this.#segments = path.split('/');
  }

  override async run(args: Parameters<HttpHandler['run']>[0]) {
    return this.#fits(args.request) ? super.run(args) : null;
  }

  #fits(request: Request): boolean {
    if (request.method !== this.#method) return false;
    const segments = requestSegments(request);
    return (
      segments.length === this.#segments.length &&
      this.#segments.every((part, at) => part.startsWith(':') || part === segments[at])
    );
  }
}
