import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/Db.ts';
import { Refused } from '../../problems/Refused.ts';
import { mailboxPage } from './mailboxPage.ts';
import { readStoredMail, readNewestMails } from './mailbox.queries.ts';
import { mailPage } from './mailPage.ts';

const HTML = 'text/html; charset=utf-8';
const ID = /^\d{1,15}$/;

/** Registers `/dev/mailbox`, which shows the demo shop's e-mails. Never in production. */
export function registerMailbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/mailbox', { config: { access: 'public' } }, async (_request, reply) =>
    reply.type(HTML).send(mailboxPage(await readNewestMails(db))),
  );

  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const mail = ID.test(params.id) ? await readStoredMail(db, Number(params.id)) : undefined;
      if (!mail) throw new Refused('not-found');
      return reply.type(HTML).send(mailPage(mail));
    },
  );
}
