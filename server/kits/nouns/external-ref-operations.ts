import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RawJson, Selection } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ExternalRef, ExternalRefInput } from '../external-refs/external-ref.type.js';
import type { ResolverClass } from '../tasks/task-kind.js';
import { findByExternalRef, type ReferredType, removeExternalRef, setExternalRef } from './external-refs.js';

/** A record type in the API whose records have references. */
interface ReferredNoun {
  /** The name in the API, such as “Supplier”. */
  name: string;
  /** The singular for users, with its article, such as “a supplier”. */
  called: string;
  View: new () => object;
  one: (context: RequestContext, id: number, selection: Selection | null) => Promise<object | RawJson | null>;
  /** @throws AppError NOT_FOUND */
  required: (context: RequestContext, id: number) => Promise<object>;
  type: ReferredType;
}

/** Returns the operations that set, remove and look up the ids of records in other systems, for staff. */
export function externalRefOperations({
  name,
  called,
  View,
  one,
  required,
  type,
}: ReferredNoun): ResolverClass {
  const lookUp = `${name.charAt(0).toLowerCase()}${name.slice(1)}ByExternalRef`;

  @Resolver()
  class ExternalRefResolver {
    @ForAudience('Admin')
    @Query(() => View, {
      name: lookUp,
      nullable: true,
      description: `Returns ${called} by its id in another system, or null if there is none.`,
    })
    async find(
      @Ctx() context: RequestContext,
      @Arg('ref', () => ExternalRefInput, { description: 'The id in the other system.' }) ref: ExternalRef,
      @SelectedFields() selection: Selection | null,
    ): Promise<object | null> {
      const id = await findByExternalRef(context, type, ref);
      return id === null ? null : one(context, id, selection);
    }

    @ForAudience('Admin')
    @Mutation(() => View, {
      name: `set${name}ExternalRef`,
      description: `Sets the id of ${called} in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely.`,
    })
    async set(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @Arg('ref', () => ExternalRefInput, { description: 'The id in the other system.' }) ref: ExternalRef,
    ): Promise<object> {
      await setExternalRef(context, type, id, ref);
      return required(context, id);
    }

    @ForAudience('Admin')
    @Mutation(() => View, {
      name: `remove${name}ExternalRef`,
      description: `Removes the id of ${called} in another system, if it has one there. Can be repeated safely.`,
    })
    async remove(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @Arg('system', () => String, { description: 'The code of the other system, such as `xero`.' })
      system: string,
    ): Promise<object> {
      await removeExternalRef(context, type, id, system);
      return required(context, id);
    }
  }
  return Object.defineProperty(ExternalRefResolver, 'name', { value: `${lookUp}Resolver` });
}
