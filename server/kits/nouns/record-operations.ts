import { Arg, Ctx, Field, Float, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AudienceName } from '../../platform/audience.js';
import type { RawJson, Selection } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ListRequest } from '../lists/column-list.js';
import type { ListFilter, ListSort } from '../lists/list-inputs.js';
import type { ResolverClass } from '../tasks/task-kind.js';

type TypeClass = new () => object;

/** An operation of the API on records. */
interface Operation {
  /** The name in the API, such as “orderRecords”. */
  name: string;
  description: string;
  /** The audience. Staff if absent. */
  audience?: readonly [AudienceName, ...AudienceName[]];
}

const STAFF = ['Admin'] as const;

/** Gives a generated class the name of its operation, so that stack traces show it. */
const named = (made: ResolverClass, { name }: Operation): ResolverClass =>
  Object.defineProperty(made, 'name', { value: `${name}Resolver` });

/** Returns the type of a page of a list. `sums` are its sums in dollars, with their descriptions. */
export function connectionOf(View: TypeClass, name: string, sums: Readonly<Record<string, string>> = {}) {
  @ObjectType(name)
  class Connection {
    @Field(() => [View]) nodes!: object[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
    @Field(() => Int) totalCount!: number;
  }
  for (const [sum, description] of Object.entries(sums))
    Field(() => Float, { description })(Connection.prototype, sum);
  return Connection;
}

/** Returns the query for a page of a list. */
export function pageQuery(
  operation: Operation,
  { Connection, Filter, Sort }: { Connection: TypeClass; Filter: TypeClass; Sort: TypeClass },
  page: (context: RequestContext, request: ListRequest, selection: Selection | null) => Promise<object>,
): ResolverClass {
  const { name, description, audience = STAFF } = operation;

  @Resolver()
  class PageResolver {
    @ForAudience(...audience)
    @Query(() => Connection, { name, description })
    page(
      @Ctx() context: RequestContext,
      @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
      @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
      @SelectedFields() selection: Selection | null,
    ): Promise<object> {
      return page(context, { filter, sort, first, after }, selection);
    }
  }
  return named(PageResolver, operation);
}

/** Returns the query for a record by its id. */
export function recordQuery(
  operation: Operation,
  View: TypeClass,
  one: (context: RequestContext, id: number, selection: Selection | null) => Promise<object | RawJson | null>,
): ResolverClass {
  const { name, description, audience = STAFF } = operation;

  @Resolver()
  class RecordResolver {
    @ForAudience(...audience)
    @Query(() => View, { name, description, nullable: true })
    one(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @SelectedFields() selection: Selection | null,
    ): Promise<object | null> {
      return one(context, id, selection);
    }
  }
  return named(RecordResolver, operation);
}

/** The output and input types of a record, and the function that reads it after a change. */
interface SavedRecord {
  View: TypeClass;
  Input: TypeClass;
  /** @throws AppError NOT_FOUND */
  required: (context: RequestContext, id: number) => Promise<object>;
}

/** Returns the mutation that creates a record and returns it. */
export function createMutation(
  operation: Operation,
  { View, Input, required }: SavedRecord,
  create: (context: RequestContext, input: object) => Promise<number>,
): ResolverClass {
  const { name, description, audience = STAFF } = operation;

  @Resolver()
  class CreateResolver {
    @ForAudience(...audience)
    @Mutation(() => View, { name, description })
    async create(@Ctx() context: RequestContext, @Arg('input', () => Input) input: object): Promise<object> {
      return required(context, await create(context, input));
    }
  }
  return named(CreateResolver, operation);
}

/** Returns the mutation that changes a record and returns it. */
export function updateMutation(
  operation: Operation,
  { View, Input, required }: SavedRecord,
  update: (
    context: RequestContext,
    id: number,
    input: object,
    options: { version: number | null },
  ) => Promise<unknown>,
): ResolverClass {
  const { name, description, audience = STAFF } = operation;

  @Resolver()
  class UpdateResolver {
    @ForAudience(...audience)
    @Mutation(() => View, { name, description })
    async update(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int, { nullable: true }) version: number | null,
      @Arg('input', () => Input) input: object,
    ): Promise<object> {
      await update(context, id, input, { version });
      return required(context, id);
    }
  }
  return named(UpdateResolver, operation);
}

/** Returns the mutation that moves a record to the trash, and returns true. */
export function deleteMutation(
  operation: Operation,
  remove: (context: RequestContext, id: number) => Promise<unknown>,
): ResolverClass {
  const { name, description, audience = STAFF } = operation;

  @Resolver()
  class DeleteResolver {
    @ForAudience(...audience)
    @Mutation(() => Boolean, { name, description })
    async remove(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
      await remove(context, id);
      return true;
    }
  }
  return named(DeleteResolver, operation);
}
