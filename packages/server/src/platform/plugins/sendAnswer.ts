import type { Call } from '@formulary/rules/calls/call';
import type { FastifyReply } from 'fastify';
import { mapInSlices } from '../process/inSlices.ts';

/**
 * Sends the answer of a call, encoded field by field, with its success status. Encodes a list to bytes in slices, so
 * that other requests are answered meanwhile; otherwise megabytes of text would be converted at once.
 */
export async function sendAnswer<Answer>(
  call: Pick<Call<never, never, never, Answer>, 'answer' | 'status'>,
  answer: Answer,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const json = await encode(call, answer);
  // The time limit has already answered.
  if (reply.sent) return reply;
  // Serialised here: Fastify would send a bare string unquoted and null as nothing.
  return reply.code(call.status).type('application/json; charset=utf-8').send(json);
}

async function encode<Answer>(
  { answer: codec }: Pick<Call<never, never, never, Answer>, 'answer'>,
  answer: Answer,
): Promise<string | Buffer> {
  if (codec.collection !== 'list' || !Array.isArray(answer))
    return JSON.stringify(codec.write(answer));
  // A list codec writes each entry independently, so a list of one is that entry in brackets.
  const entries = await mapInSlices(answer, (each, at) => {
    const entry = JSON.stringify(codec.write([each] as Answer)).slice(1, -1);
    return Buffer.from(at === 0 ? entry : `,${entry}`);
  });
  return Buffer.concat([Buffer.from('['), ...entries, Buffer.from(']')]);
}
