import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';

/**
 * Converts a part of a call's input as the server decodes it: writes and reads it with its codec. Returns `undefined`
 * for input that the server would refuse.
 */
export function inputOf<T>(
  codec: Codec<never, T> | undefined,
  input: unknown,
  part: 'params' | 'query' | 'body',
): T | undefined {
  const words = (input as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (codec === undefined || typeof words !== 'object' || words === null) return undefined;
  try {
    const result = decode(codec, codec.write(words as T));
    return result.ok ? result.value : undefined;
  } catch {
    // The codec cannot write it, so it is no input of this call.
    return undefined;
  }
}
