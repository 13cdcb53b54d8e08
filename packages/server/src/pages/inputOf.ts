import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';

/**
 * A part of a call's input as the server reads it when it arrives: written and read again by its codec. Nothing where the
 * server would refuse it.
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
    // What is no input of this call cannot be written as one.
    return undefined;
  }
}
