import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type TypeNode,
  validate,
} from 'graphql';
import {
  type ComplexityEstimator,
  createComplexityRule,
  fieldExtensionsEstimator,
} from 'graphql-query-complexity';

/** The maximum cost of an operation. The widest list of the site costs half of it with 200 records. */
export const MAX_COST = 25_000;
/** The number of cached costs of a document, one for each combination of sizes. */
const MAX_CACHED_COSTS = 50;

type Variables = Record<string, unknown>;

/** The cost of an operation, as `extensions.cost` of its response. */
export interface Cost {
  requested: number;
  limit: number;
}

/**
 * Returns the cost of a field that returns so many pages: 1 plus, for each page, `first` times the cost of the fields
 * inside it. Without `first`, the fields inside count once for each page.
 */
export const costOfPages =
  (pages: number): ComplexityEstimator =>
  ({ args, childComplexity }) =>
    1 + childComplexity * pages * (typeof args.first === 'number' ? Math.max(args.first, 1) : 1);

/** Computes what operations cost with their variables, once for each combination of sizes. */
export class QueryCosts {
  private readonly known = new WeakMap<DocumentNode, Map<string, number>>();

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Returns the cost of an operation of a valid document. Null if there is no such operation or its variables
   * are invalid, which its execution reports.
   */
  of(document: DocumentNode, operationName: string, variables: Variables): Cost | null {
    const costs = this.known.get(document) ?? new Map<string, number>();
    this.known.set(document, costs);
    const key = keyOf(document, operationName, variables);
    if (key === null) return null;
    const requested = costs.get(key) ?? this.compute(document, operationName, variables);
    if (requested === null) return null;
    if (costs.size >= MAX_CACHED_COSTS) costs.clear();
    costs.set(key, requested);
    return { requested, limit: MAX_COST };
  }

  private compute(document: DocumentNode, operationName: string, variables: Variables): number | null {
    const definitions = getOperationAST(document, operationName || undefined)?.variableDefinitions ?? [];
    if (getVariableValues(this.schema, definitions, variables).errors) return null;
    let cost = 0;
    const rule = createComplexityRule({
      estimators: [fieldExtensionsEstimator(), costOfPages(1)],
      maximumComplexity: Number.MAX_SAFE_INTEGER,
      maxQueryNodes: MAX_COST,
      variables,
      onComplete: (complexity) => {
        cost = complexity;
      },
      ...(operationName && { operationName }),
    });
    try {
      // Its errors are about fields with invalid arguments, which do not run.
      validate(this.schema, document, [rule]);
    } catch (error) {
      // Its fragments multiply its fields beyond the limit.
      if (error instanceof GraphQLError) return MAX_COST + 1;
      throw error;
    }
    return cost;
  }
}

/** Returns the message for an operation that costs too much; null for any other. */
export const tooExpensive = (cost: Cost | null): string | null =>
  cost && cost.requested > cost.limit
    ? `This operation asks for too much at once: its cost is ${cost.requested}, and the limit is ${cost.limit}. Please ask for fewer records or fields.`
    : null;

/** Returns the operation and the variables that decide its cost: numbers, and conditions of directives. */
function keyOf(document: DocumentNode, operationName: string, variables: Variables): string | null {
  const operation = getOperationAST(document, operationName || undefined);
  if (!operation) return null;
  const values = (operation.variableDefinitions ?? [])
    .filter(({ type }) => SIZES.has(nameOf(type)))
    .map(({ variable }) => variables[variable.name.value])
    .map((value) => (typeof value === 'number' || typeof value === 'boolean' ? value : null));
  return `${operationName} ${JSON.stringify(values)}`;
}

const SIZES = new Set(['Int', 'Boolean']);

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
