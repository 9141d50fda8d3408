import { z } from 'zod';
import { type AnswerShape, isListing } from '../answers.js';
import { takesFile } from '../call.js';
import { compiled, documented, responseOf } from './testing/documented.js';

const all = [...documented.entries()];

/** Returns the schema that the response of a call is checked with. Undefined for files. */
const checkedWith = (answer: AnswerShape): z.ZodType | undefined => {
  if (answer instanceof z.ZodType) return answer;
  return isListing(answer) ? z.array(answer.row) : undefined;
};

describe('examples in the API document', () => {
  it.each(all)(
    '%s has an example of its body that the document and the call accept',
    (_, { call, operation }) => {
      expect(Boolean(call.body)).toBe(Boolean(operation.requestBody));
      for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
        expect(example).toBeDefined();
        const validate = compiled(schema);
        expect([validate(example), validate.errors]).toEqual([true, null]);
        if (!takesFile(call)) expect(call.body?.safeParse(example).error?.issues ?? []).toEqual([]);
      }
    },
  );

  it.each(all)('%s has an example of its answer that matches its declaration', (_, { call, operation }) => {
    const content = Object.values(responseOf(operation, 200)?.content ?? {});
    expect(content).toHaveLength(1);
    for (const { schema, example } of content) {
      expect(example).toBeDefined();
      const validate = compiled(schema);
      expect([validate(example), validate.errors]).toEqual([true, null]);
      expect(checkedWith(call.answer)?.safeParse(example).error?.issues ?? []).toEqual([]);
    }
  });

  it.each(all)('%s has examples of its errors that match their schemas', (_, { operation }) => {
    for (const status of Object.keys(operation.responses))
      for (const { schema, example } of Object.values(responseOf(operation, Number(status))?.content ?? {})) {
        const validate = compiled(schema);
        expect([status, validate(example), validate.errors]).toEqual([status, true, null]);
      }
  });
});
