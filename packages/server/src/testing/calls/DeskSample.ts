import type { TestDesk } from '../openTestDesk.ts';
import type { TestShop } from '../openTestShop.ts';
import type { TestForm } from './multipartOf.ts';

/** Where samples are made. */
export interface DeskScene {
  readonly shop: TestShop;
  readonly desk: TestDesk;
}

/** Who makes a call: signed in, and proven afresh. */
export interface DeskCaller {
  readonly staffId: number;
  readonly token: string;
}

/** A request that its call accepts. */
export interface DeskSampleRequest {
  /** By default the call's own path. */
  readonly url?: string;
  /** In wire form. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of a call that takes files, instead of a body. */
  readonly form?: TestForm;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookie instead of the caller's, for calls that need no permission. */
  readonly token?: string;
}

/** Makes a valid request, each time anew, with the records that it needs. */
export type DeskSample = (caller: DeskCaller) => Promise<DeskSampleRequest>;

/** Returns a sample as the desk sends it. */
export function asSent({ form, body, ...request }: DeskSampleRequest) {
  const headers = { ...request.headers, ...form?.headers };
  return { ...request, headers, ...(body && { body }), ...(form && { body: form.payload }) };
}
