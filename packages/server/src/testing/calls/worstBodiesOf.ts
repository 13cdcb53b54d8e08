import { type WorstBody, worstBodies } from '@formulary/rules/testing/worstBodies';
import type { Codec } from '@formulary/rules/wire/codec';
import { MOST_KEYS, MOST_VALUES, bodyLimitOf } from '../../platform/http/bodyBounds.ts';

/** Returns the bodies that are most expensive for a call to check, as large as its limits allow. */
export function worstBodiesOf(call: {
  readonly body?: Codec<never, unknown>;
}): readonly WorstBody[] {
  if (call.body === undefined) return [];
  return worstBodies(call.body, {
    mostBytes: bodyLimitOf(call),
    mostValues: MOST_VALUES,
    mostKeys: MOST_KEYS,
  });
}
