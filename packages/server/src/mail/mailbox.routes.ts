import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Db.ts';
import { mailboxPage } from './mailboxPage.ts';
import { newestMails } from './mailbox.queries.ts';

/** `/dev/mailbox`: the e-mails of the demo shop, which go nowhere else. Never in production. */
export function registerMailbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/mailbox', { config: { access: 'public' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxPage(await newestMails(db))),
  );
}
