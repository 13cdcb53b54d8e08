import type { Call } from '@formulary/rules/calls/call';
import type { FastifyReply } from 'fastify';
import { mapInSlices } from '../process/inSlices.ts';

/**
 * Sends what a call answers, encoded field by field under its status of success. A list is encoded in slices, down to its
 * bytes: others are answered meanwhile, and megabytes of text would be turned into bytes at once when they are written.
 */
export async function sendAnswer<Answer>(
  call: Pick<Call<never, never, never, Answer>, 'answer' | 'status'>,
  answer: Answer,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const json = await encode(call, answer);
  // It took too long, and that was said.
  if (reply.sent) return reply;
  // Written out here: Fastify would send a bare string unquoted and null as nothing.
  return reply.code(call.status).type('application/json; charset=utf-8').send(json);
}

async function encode<Answer>(
  { answer: codec }: Pick<Call<never, never, never, Answer>, 'answer'>,
  answer: Answer,
): Promise<string | Buffer> {
  if (codec.collection !== 'list' || !Array.isArray(answer))
    return JSON.stringify(codec.write(answer));
  // The codec of a list writes each entry by itself, so that a list of one is one entry in brackets.
  const entries = await mapInSlices(answer, (each, at) => {
    const entry = JSON.stringify(codec.write([each] as Answer)).slice(1, -1);
    return Buffer.from(at === 0 ? entry : `,${entry}`);
  });
  return Buffer.concat([Buffer.from('['), ...entries, Buffer.from(']')]);
}
