import { describe, expect, test } from 'vitest';
import type { Refusal } from '../problems/refusal.ts';
import type { Result } from '../problems/result.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { answerLink, endLink, requestLink, resendLink } from './linkMoves.ts';
import { aPrescriberLink } from './fixtures/aPrescriberLink.ts';
import type { LinkState } from './linkState.ts';
import { linkStateOf, linkStatusLabels, linkStatusOf } from './linkState.ts';

function sentenceOf(answer: Result<LinkState, Refusal>): string {
  return answer.ok ? answer.value : answer.problem.message;
}

/** The moves of the table by their names. */
const moves: Readonly<Record<string, (state: LinkState) => Result<LinkState, Refusal>>> = {
  'ask by address': requestLink,
  accept: (state) => answerLink(state, 'accepted'),
  decline: (state) => answerLink(state, 'declined'),
  resend: resendLink,
  end: endLink,
};

describe('link requests', () => {
  const table = workedExamples('people', 'Link requests');

  test('have an answer to every move in every state', () => {
    const written = table.map((row) => `${row['Request']}: ${row['Move']}`);
    const everyMove = Object.keys(linkStatusLabels).flatMap((state) =>
      Object.keys(moves).map((move) => `${state}: ${move}`),
    );
    expect(written.toSorted()).toEqual(['none: ask by address', ...everyMove].toSorted());
  });

  test.each(table.filter((row) => row['Request'] !== 'none'))(
    'that are $Request answer "$Move" with: $Answer',
    (row) => {
      const answer = moves[row['Move'] ?? '']?.(row['Request'] as LinkState);
      expect(answer && sentenceOf(answer)).toBe(row['Answer']);
    },
  );

  test('follow the table when asked for the first time', () => {
    const first = table.find((row) => row['Request'] === 'none');
    expect(sentenceOf(requestLink(undefined))).toBe(first?.['Answer']);
  });

  test('have the labels and the wire status of the table', () => {
    const states = (Object.keys(linkStatusLabels) as LinkState[]).map((state) => ({
      State: state,
      Shown: linkStatusLabels[state],
      'Travels as': linkStatusOf(state),
    }));
    expect(states).toEqual(workedExamples('people', 'States of a link'));
  });

  test('are ended if they have the time of their end', () => {
    const link = aPrescriberLink({ status: 'declined' });
    expect(linkStateOf(link)).toBe('declined');
    expect(linkStateOf({ ...link, endedAt: new Date('2026-11-10T09:00:00Z') })).toBe('ended');
  });
});
