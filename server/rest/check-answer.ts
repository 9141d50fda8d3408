import { z } from 'zod';
import { mapList } from '../kits/lists/record-list.js';
import { FileAnswer, ListAnswer, Page, StoredFileAnswer } from './answers.js';
import type { Call } from './call.js';

/** An error for a response that differs from its declaration. */
export class AnswerFault extends Error {
  constructor(call: Call, why: string) {
    super(`${call.method} ${call.path} (${call.id}) does not answer what it declares: ${why}`);
    this.name = 'AnswerFault';
  }
}

/**
 * Validates a response against the schema of its call, in its serialised form. Undeclared keys are faults.
 * Rows of a list are validated as they are read.
 * @throws AnswerFault that names the call and the difference
 */
export function checkedAnswer(call: Call, answer: unknown): unknown {
  const shape = call.answer;
  if (shape instanceof z.ZodType) return held(call, shape, answer);
  if (shape.shape === 'list' && answer instanceof ListAnswer)
    return new ListAnswer(mapList(answer.list, (row) => held(call, shape.row, row)));
  if (shape.shape === 'rows' && Array.isArray(answer)) return held(call, z.array(shape.row), answer);
  if (shape.shape === 'page' && answer instanceof Page) {
    held(call, z.array(shape.row), answer.rows);
    return answer;
  }
  if (shape.shape === 'file' && answer instanceof FileAnswer && answer.contentType === shape.contentType) {
    if (answer.caching && !shape.tagged) throw new AnswerFault(call, 'no ETag is declared');
    return answer;
  }
  if (shape.shape === 'kept-file' && answer instanceof StoredFileAnswer) return answer;
  throw new AnswerFault(call, `no ${shape.shape}`);
}

function held<T>(call: Call, schema: z.ZodType, value: T): T {
  const onTheWire: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = schema.safeParse(onTheWire);
  if (!parsed.success) throw new AnswerFault(call, z.prettifyError(parsed.error));
  return value;
}
