import { defineCall } from './call.ts';
import { contactMessage } from '../content/contactMessage.ts';
import { entity, field } from '../wire/entity.ts';
import { fileContents, nothing } from './answers.ts';
import { text } from '../wire/scalars.ts';

/** Sends the contact form (spec 7.10). */
export const contactUs = defineCall({
  name: 'contactUs',
  clause: '7.10',
  purpose: 'Contact us',
  method: 'POST',
  path: '/api/users/contactUs',
  access: 'public',
  body: contactMessage,
  answer: nothing,
  refusals: [
    { codes: ['invalid-request'], when: 'a field breaks its rule; errors names it' },
    { codes: ['too-many-requests'], when: 'too many attempts from this address' },
  ],
});

/** Returns a PDF of the resources page by its file name (spec 7.11). */
export const getResource = defineCall({
  name: 'getResource',
  clause: '7.11',
  purpose: 'Resource PDF',
  method: 'GET',
  path: '/resources/:file',
  access: 'public',
  params: entity({ file: field('file', text(1, 100)) }),
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [{ codes: ['not-found'], when: 'there is no such file' }],
});
