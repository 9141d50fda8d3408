import type { TokenScope } from '../../shared/token-scopes.js';
import { hasScope } from '../platform/audience.js';
import type { Actor } from '../platform/request-context.js';
import { ListAnswer, Page } from './answers.js';

/** The fields with keys of pages, with the scopes of the data that anyone with the key can change. */
const SCOPES_OF_KEYS: Readonly<Record<string, TokenScope>> = {
  businessLinkKey: 'leads:write',
  goodCauseLinkKey: 'causes:write',
};

/** Returns the answer of a call with empty link keys for API tokens that may not change the data of their pages. */
export function hideLinkKeys(answer: unknown, actor: Actor): unknown {
  const hidden = Object.entries(SCOPES_OF_KEYS).flatMap(([name, scope]) =>
    hasScope(scope, actor) ? [] : name,
  );
  if (hidden.length === 0) return answer;
  const hide = (value: unknown) => withoutKeys(value, hidden);
  if (answer instanceof Page) return new Page(answer.rows.map(hide), answer.totalCount);
  if (!(answer instanceof ListAnswer)) return hide(answer);
  const { batches, ...list } = answer.list;
  return new ListAnswer({ ...list, batches: mapped(batches, hide) });
}

async function* mapped(
  batches: AsyncIterable<unknown[]>,
  change: (row: unknown) => unknown,
): AsyncGenerator<unknown[]> {
  for await (const rows of batches) yield rows.map(change);
}

/** Returns plain objects and lists with empty texts in these fields. Other values are returned unchanged. */
function withoutKeys(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutKeys(each, names));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      names.includes(name) && typeof inner === 'string' ? '' : withoutKeys(inner, names),
    ]),
  );
}
