import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';
import { entity } from '@formulary/rules/wire/entity';
import { Refused } from '../problems/Refused.ts';
import { isPlainJson } from '../http/isPlainJson.ts';

const noFields = entity({});

/** Decodes input strictly; refuses it with 400 and a sentence per field (reading R16). */
export function decodeInput<T>(codec: Codec<never, T> | undefined, arrived: unknown): T {
  if (!isPlainJson(arrived)) throw new Refused('malformed-request');
  // Without a codec T is undefined, and no input is allowed.
  if (codec === undefined) return nothing(arrived) as T;
  const result = decode(codec, arrived);
  if (result.ok) return result.value;
  throw new Refused(result.problem);
}

function nothing(arrived: unknown): undefined {
  const hasValue = typeof arrived !== 'object' && arrived !== undefined;
  if (hasValue || Array.isArray(arrived)) throw new Refused('malformed-request');
  const result = decode(noFields, arrived ?? {});
  if (!result.ok) throw new Refused(result.problem);
  return undefined;
}
