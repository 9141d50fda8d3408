import { line, parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { AddressSuggestion } from './address-suggestion.type.js';
import { embeddedAddresses } from './embedded-addresses.js';
import { outsideAddresses } from './outside-addresses.js';

const MAX = 8;
const typed = line(200);

/**
 * Returns addresses in New Zealand that complete the text (R082): from the external service if it is
 * configured and has results, otherwise from the embedded list.
 * @throws AppError BAD_USER_INPUT
 */
export async function suggestAddresses(context: RequestContext, given: string): Promise<AddressSuggestion[]> {
  const text = parseInput(typed, given);
  const { config, log } = context.app;
  if (config.addressLookup && text) {
    try {
      const found = await outsideAddresses(config.addressLookup).suggest(text, MAX);
      if (found.length > 0) return found;
    } catch (error) {
      // The log has neither the text nor the request address, which contains the key.
      log.warn({ reason: (error as Error).name }, 'The provider of addresses could not be reached');
    }
  }
  return embeddedAddresses.suggest(text, MAX);
}
