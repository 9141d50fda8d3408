import { z } from 'zod';
import { impactBuyerRequestFields } from '../good-causes/impact-buyer-request.fields.js';
import { requestImpactBuyer } from '../good-causes/request-impact-buyer.js';
import { recordId } from '../platform/input.js';
import { fieldsOfWire, wireNamesOf, wireShape } from '../platform/records/field-wire.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

const bodySchema = z
  .strictObject({ goodCause_id: recordId, ...wireShape(impactBuyerRequestFields) })
  .meta({ id: 'ImpactBuyerRequest' });

const NAMES = { ...wireNamesOf(impactBuyerRequestFields), goodCauseId: 'goodCause_id' };

/** Calls for requests from good causes. */
export const impactBuyerRequestCalls = [
  defineCall({
    id: 'C031',
    method: 'POST',
    path: 'goodCause/requestIBCreation',
    audience: ['Admin', 'GoodCause'],
    summary: 'Ask for a new impact buyer',
    details:
      'name and impactEmail are required. Mails staff and puts it before them; no buyer is created. A user of a cause asks for that one alone.',
    body: wireBody(bodySchema),
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
