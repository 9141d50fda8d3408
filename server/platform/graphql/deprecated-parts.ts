import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  TypeInfo,
  type TypeNode,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Config } from '../config/config.js';
import { type Deprecation, deprecationHeaders, readDeprecation } from '../deprecation.js';
import type { RequestContext } from '../request-context.js';

/** Parts of a document: the reasons of the deprecated ones, and the variables that can contain deprecated fields. */
interface PartsOfDocument {
  reasons: ReadonlySet<string>;
  variables: readonly { name: string; type: GraphQLInputType }[];
}

/** Finds the deprecated fields, arguments, input fields and enum values that requests use. */
export class DeprecatedParts {
  private readonly known = new WeakMap<DocumentNode, PartsOfDocument>();
  private readonly inputs = new Map<GraphQLInputType, boolean>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the deprecations that a request with this valid document and these variables uses. */
  of(document: DocumentNode, values: Record<string, unknown>): Deprecation[] {
    const { reasons, variables } = this.in(document);
    const found = new Set(reasons);
    for (const { name, type } of variables) this.collect(type, values[name], found);
    return [...found].map(readDeprecation);
  }

  /** Returns true if requests with this valid document can use deprecated parts. */
  mayBeIn(document: DocumentNode): boolean {
    const { reasons, variables } = this.in(document);
    return reasons.size > 0 || variables.length > 0;
  }

  private in(document: DocumentNode): PartsOfDocument {
    const known = this.known.get(document);
    if (known) return known;
    const reasons = new Set<string>();
    const variables: PartsOfDocument['variables'][number][] = [];
    const info = new TypeInfo(this.schema);
    const add = (part: { deprecationReason?: string | null } | null | undefined) => {
      if (part?.deprecationReason) reasons.add(part.deprecationReason);
    };
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: () => add(info.getFieldDef()),
        Argument: () => add(info.getArgument()),
        EnumValue: () => add(info.getEnumValue()),
        ObjectField: ({ name }) => {
          const parent = getNamedType(info.getParentInputType());
          if (isInputObjectType(parent)) add(parent.getFields()[name.value]);
        },
        VariableDefinition: (node) => {
          const variable = this.variableOf(node);
          if (variable && this.hasDeprecated(variable.type)) variables.push(variable);
        },
      }),
    );
    const parts = { reasons, variables };
    this.known.set(document, parts);
    return parts;
  }

  private variableOf({ variable, type }: VariableDefinitionNode) {
    const known = typeFromAST(this.schema, type as TypeNode & { kind: Kind.NAMED_TYPE });
    return known ? { name: variable.name.value, type: known as GraphQLInputType } : null;
  }

  /** Returns true if values of the type can contain a deprecated field or enum value. */
  private hasDeprecated(type: GraphQLInputType): boolean {
    const named = getNamedType(type);
    const known = this.inputs.get(named);
    if (known !== undefined) return known;
    // Input types can contain themselves.
    this.inputs.set(named, false);
    const found = isInputObjectType(named)
      ? Object.values(named.getFields()).some(
          (field) => field.deprecationReason || this.hasDeprecated(field.type),
        )
      : isEnumType(named) && named.getValues().some((value) => value.deprecationReason);
    this.inputs.set(named, found);
    return found;
  }

  private collect(type: GraphQLInputType, value: unknown, found: Set<string>): void {
    if (value === null || value === undefined || !this.hasDeprecated(type)) return;
    const inner = getNullableType(type);
    if (isListType(inner)) {
      for (const item of [value].flat()) this.collect(inner.ofType, item, found);
      return;
    }
    if (isEnumType(inner)) {
      const reason = inner.getValue(String(value))?.deprecationReason;
      if (reason) found.add(reason);
    }
    if (!isInputObjectType(inner) || typeof value !== 'object') return;
    for (const [name, { deprecationReason, type: own }] of Object.entries(inner.getFields())) {
      if (!Object.hasOwn(value, name)) continue;
      if (deprecationReason) found.add(deprecationReason);
      this.collect(own, (value as Record<string, unknown>)[name], found);
    }
  }
}

/** Adds the headers about deprecated parts to responses (RFC 9745 and RFC 8594). */
export const reportDeprecations = (
  parts: DeprecatedParts,
  config: Config,
): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, request, response }) {
        const headers = deprecationHeaders(parts.of(document, request.variables ?? {}), config);
        for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
      },
    };
  },
});
