import { refine, string } from 'superstruct';
import type { Codec } from '../../wire/codec.ts';

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** A month of UK time, such as 2026-11. */
export const month: Codec<string> = {
  struct: refine(
    string(),
    'month',
    (written) => MONTH.test(written) || 'should be a month such as 2026-11',
  ),
  read: (written) => written,
  write: (written) => written,
  shape: 'month, yyyy-MM',
  mostBytes: '"2026-11"'.length,
};
