import { mailPage, mailPageRequest } from '../../correspondence/deskMail.ts';
import { entity } from '../../wire/entity.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, version } from './deskRecord.ts';

export const listDeskMails = defineDeskCall({
  name: 'listDeskMails',
  purpose: 'A page of mails with what became of them, without their text',
  method: 'POST',
  path: '/api/desk/mails/list',
  access: 'seeMessages',
  body: mailPageRequest,
  answer: mailPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

/** Makes a failed mail due at once, as if it had never failed, and records who asked for it. */
export const retryDeskMail = defineDeskCall({
  name: 'retryDeskMail',
  purpose: 'Send a failed mail again',
  method: 'POST',
  path: '/api/desk/mails/:id/retry',
  access: 'answerMessages',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    { codes: ['mail-missing'], when: 'there is no such mail' },
    { codes: ['record-changed'], when: 'somebody sent it again since the version that was shown' },
    { codes: ['mail-not-failed'], when: 'it was sent, or was not tried yet' },
  ],
});
