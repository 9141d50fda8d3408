import { z } from 'zod';
import { impactBuyerRequestFields } from '../directory/good-causes/impact-buyer-request.fields.js';
import { requestImpactBuyer } from '../directory/good-causes/request-impact-buyer.js';
import { fieldsOfWire, filledInNames, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { recordId } from '../platform/input.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { bodyNamed, wireBody } from './wire-values.js';

const bodySchema = z.strictObject({
  goodCause_id: recordId.describe('The id of the good cause.'),
  ...wireShape(impactBuyerRequestFields),
});
const body = wireBody(
  bodyNamed('ImpactBuyerRequest', bodySchema, { required: filledInNames(impactBuyerRequestFields) }),
);

const NAMES = { ...wireNamesOf(impactBuyerRequestFields), goodCauseId: 'goodCause_id' };

/** Calls for requests from good causes. */
export const impactBuyerRequestCalls = [
  defineCall({
    id: 'C031',
    method: 'POST',
    path: 'goodCause/requestIBCreation',
    audience: ['Admin', 'GoodCause'],
    summary: 'Requests a new impact buyer',
    details:
      '`name` and `impactEmail` are required. Sends an email to staff and creates an action for them. No buyer is created. Users of a good cause can request only for their own cause.',
    body,
    answer: successAnswer,
    takesKey: true,
    handle: async (context, { body }) => {
      const request = {
        goodCauseId: body.goodCause_id,
        ...fieldsOfWire(impactBuyerRequestFields, body),
      };
      await withFieldNames(NAMES, () => requestImpactBuyer(context, request));
      return SUCCESS;
    },
  }),
];
