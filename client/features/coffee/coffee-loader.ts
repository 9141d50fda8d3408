import type { RouteContext } from '../../navigation/route-context';
import { CoffeeSuppliersDocument, type CoffeeSuppliersQueryVariables } from './coffee.generated';

/** What the coffee page searches for: the same for everyone. */
export const COFFEE_SEARCH = 'Coffee';
export const coffeeVariables: CoffeeSuppliersQueryVariables = { filter: { text: COFFEE_SEARCH } };

/** Fills the cache with the suppliers on the coffee page. */
export const loadCoffee = ({ client }: Pick<RouteContext, 'client'>) =>
  client.query({ query: CoffeeSuppliersDocument, variables: coffeeVariables });
