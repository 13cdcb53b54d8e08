import type { Call } from '@formulary/rules/calls/call';
import type { FastifyReply } from 'fastify';
import { mapInSlices } from '../process/inSlices.ts';

/** Sends what a call answers, encoded field by field under its status of success; a list in slices, others are answered meanwhile. */
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
): Promise<string> {
  if (codec.collection !== 'list' || !Array.isArray(answer))
    return JSON.stringify(codec.write(answer));
  // The codec of a list writes each entry by itself, so that a list of one is one entry in brackets.
  const entries = await mapInSlices(answer, (each) =>
    JSON.stringify(codec.write([each] as Answer)).slice(1, -1),
  );
  return `[${entries.join(',')}]`;
}
