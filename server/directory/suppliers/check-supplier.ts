import { fold } from '../../../shared/fold.js';
import { tooMany } from '../../../shared/limit-messages.js';
import { requireUsableKeyword } from '../../kits/records/url-keyword.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { checkPremises } from './premises.js';
import { OFFERED } from './services.read-model.js';
import type { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID } from './supplier.fields.js';
import type { SupplierChanges } from './supplier-input.js';
import { MAX_CHOSEN_SERVICES } from './supplier-public.fields.js';

const TAKEN = {
  name: 'supplier-keyword-taken',
  text: 'SELECT 1 FROM supplier WHERE fold(url_keyword) = fold($1) AND id <> $2 LIMIT 1',
};

/** The official name of each service, and whether the service is known. */
const SERVICES = {
  name: 'services-as-known',
  text: `SELECT given.label, coalesce(p.label, given.label) AS named,
      p.folded IS NOT NULL AND ${OFFERED} AS known
    FROM unnest($1::text[]) WITH ORDINALITY AS given (label, place)
    LEFT JOIN search_phrase p ON p.folded = fold(given.label) ORDER BY given.place`,
};

/**
 * Checks changes to a supplier against the record and the database, and replaces service names by their
 * official spelling. Only staff extend the list of services (R063); callers who edit the list itself type
 * freely (R064).
 * @throws AppError BAD_USER_INPUT
 */
export async function checkSupplier(
  { app: { database } }: RequestContext,
  editorRole: string,
  { id, services, locationsJson }: Pick<Supplier, 'id' | 'services' | 'locationsJson'>,
  sent: SupplierChanges,
): Promise<SupplierChanges> {
  const changes = sent.locationsJson
    ? { ...sent, locationsJson: checkPremises(locationsJson, sent.locationsJson) }
    : sent;
  if (changes.urlKeyword) {
    requireUsableKeyword(changes.urlKeyword);
    if (await database.readOne(TAKEN, [changes.urlKeyword, id]))
      throw badField('urlKeyword', 'Another supplier has this keyword.');
  }
  if (!changes.services || id === SERVICES_LIST_ID) return changes;
  if (changes.services.length > MAX_CHOSEN_SERVICES.ofSupplier)
    throw badField('services', tooMany(MAX_CHOSEN_SERVICES.ofSupplier));
  const rows = await database.read<{ label: string; named: string; known: boolean }>(SERVICES, [
    changes.services,
  ]);
  const held = new Set(services.map(fold));
  const unknown = rows.filter(({ label, known }) => !known && !held.has(fold(label)));
  if (unknown.length > 0 && editorRole !== 'Admin')
    throw badField(
      'services',
      `Not on the list of services: ${unknown.map(({ label }) => label).join(', ')}.`,
    );
  return { ...changes, services: [...new Set(rows.map(({ named }) => named))] };
}
