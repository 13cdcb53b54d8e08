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

const table = workedExamples('people', 'Link requests');
const states = table.filter((row) => row['Request'] !== 'none');

describe('link requests', () => {
  test('have a label for every state of the table', () => {
    const named = new Set(states.map((row) => row['Request']));
    expect(named).toEqual(new Set(Object.keys(linkStatusLabels)));
  });

  test.each(table)(
    'follow the table when requested again by address, in state: $Request',
    (row) => {
      const state = row['Request'] === 'none' ? undefined : (row['Request'] as LinkState);
      expect(sentenceOf(requestLink(state))).toBe(row['Ask by address']);
    },
  );

  test.each(states)(
    'in state $Request follow the table when answered, sent again and ended',
    (row) => {
      const state = row['Request'] as LinkState;
      expect(linkStatusLabels[state]).toBe(row['Shown']);
      expect(linkStatusOf(state)).toBe(row['Travels as']);
      expect(sentenceOf(answerLink(state, 'accepted'))).toBe(row['Accept']);
      expect(sentenceOf(answerLink(state, 'declined'))).toBe(row['Decline']);
      expect(sentenceOf(resendLink(state))).toBe(row['Resend']);
      expect(sentenceOf(endLink(state))).toBe(row['End']);
    },
  );

  test('are ended if they have the time of their end', () => {
    const link = aPrescriberLink({ status: 'declined' });
    expect(linkStateOf(link)).toBe('declined');
    expect(linkStateOf({ ...link, endedAt: new Date('2026-11-10T09:00:00Z') })).toBe('ended');
  });
});
