import type { Multipart } from '@fastify/multipart';
import type { FilePart } from '@formulary/rules/wire/codec';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { refusalOf } from '../http/refusalOf.ts';
import type { Hold } from './createByteBudget.ts';
import type { ReceivedFile, ReceivedForm } from './ReceivedForm.ts';
import type { UploadLimits } from './UploadLimits.ts';

const LONGEST_FIELD_NAME = 100;
const MOST_HEADERS_OF_PART = 20;

/** Received files of a form: the complete ones, and the pieces of the current one. */
interface ArrivedFiles {
  complete: Record<string, ReceivedFile>;
  pieces: Buffer[];
}

/**
 * Reads a multipart form into memory, within its limits; writes nothing to disk. Refuses a malformed or truncated form,
 * and a repeated or unknown part by name (400). Also refuses a form that is too large (413), too slow or stalled (408),
 * or finds no memory left (503).
 */
export async function readForm(
  request: FastifyRequest,
  parts: readonly FilePart[],
  limits: UploadLimits,
  hold: Hold,
): Promise<ReceivedForm> {
  const { raw } = request;
  if (Number(request.headers['content-length'] ?? 0) > limits.mostBytes) {
    throw new Refused('too-large');
  }
  const watch = Promise.withResolvers<never>();
  const timer = setTimeout(() => watch.reject(new Refused('too-slow')), limits.mostMs);
  hold.onReclaimed(watch.reject);
  let arrived = 0;
  let arrivedBefore = 0;
  const stalled = setInterval(() => {
    if (arrived - arrivedBefore < limits.leastBytes) {
      watch.reject(new Refused('too-slow'));
    }
    arrivedBefore = arrived;
  }, limits.leastBytesEveryMs);
  const count = (chunk: Buffer): void => {
    arrived += chunk.length;
    try {
      if (arrived > limits.mostBytes) throw new Refused('too-large');
      hold.take(chunk.length);
    } catch (error) {
      watch.reject(error);
    }
  };
  const arrivedFiles: ArrivedFiles = { complete: {}, pieces: [] };
  try {
    const reading = collect(request, parts, limits, arrivedFiles);
    raw.on('data', count);
    return await Promise.race([reading, watch.promise]);
  } catch (error) {
    // A client that keeps sending keeps the parser alive, and with it the received data.
    arrivedFiles.complete = {};
    arrivedFiles.pieces = [];
    // The parser reports malformed input as a plain error.
    throw refusalOf(error) ?? new Refused('malformed-request');
  } finally {
    hold.keep();
    clearTimeout(timer);
    clearInterval(stalled);
    raw.off('data', count);
    if (!raw.readableEnded) raw.unpipe().resume();
  }
}

async function collect(
  request: FastifyRequest,
  parts: readonly FilePart[],
  limits: UploadLimits,
  arrivedFiles: ArrivedFiles,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  const largest = Math.max(...parts.map(({ mostBytes }) => mostBytes));
  const arriving = request.parts({
    limits: {
      parts: limits.mostParts,
      files: parts.length,
      fieldSize: limits.mostFieldBytes,
      fieldNameSize: LONGEST_FIELD_NAME,
      headerPairs: MOST_HEADERS_OF_PART,
      fileSize: largest + 1,
    },
  });
  for await (const part of arriving) {
    const { fieldname: name } = part;
    const file = part.type === 'file' ? parts.find(({ wireName }) => wireName === name) : undefined;
    if (seen.has(name)) errors[name] = 'is there twice';
    seen.add(name);
    if (part.type === 'field') {
      const fault = faultOf(part);
      if (fault === undefined) fields[name] = part.value as string;
      else errors[name] = fault;
    } else {
      for await (const piece of part.file) arrivedFiles.pieces.push(piece as Buffer);
      const content = Buffer.concat(arrivedFiles.pieces);
      arrivedFiles.pieces = [];
      if (file) arrivedFiles.complete[file.name] = { originalName: part.filename ?? '', content };
      else errors[name] = 'is not expected here';
    }
  }
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return { fields, files: arrivedFiles.complete };
}

function faultOf(part: Extract<Multipart, { type: 'field' }>): string | undefined {
  if (part.valueTruncated || part.fieldnameTruncated) return 'is too long';
  return typeof part.value === 'string' ? undefined : 'should be text';
}
