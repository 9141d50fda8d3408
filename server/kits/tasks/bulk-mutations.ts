import { Arg, Ctx, InputType, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SelectionRequest } from '../lists/record-selection.js';
import { selectionInput } from '../lists/selection-inputs.js';
import type { FieldTable } from '../records/field.js';
import { inputFromFields } from '../records/input-from-schema.js';
import type { BulkAction, BulkChange } from './bulk-actions.js';
import { TaskView } from './task.type.js';
import type { ListMutation } from './task-kind.js';

type InputClass = new () => object;

/** The names of a mutation of many records, and the inputs it takes. */
interface BulkNames {
  /** The type name of a record in GraphQL, such as “Supplier”. */
  typeName: string;
  /** The name of the mutation, such as “changeSuppliers”. */
  name: string;
  /** The filter input of its list. */
  Filter: InputClass;
}

/**
 * Returns the GraphQL input for changes to many records of a record type. Its `parent` has the fields that are not
 * in the table.
 */
export function bulkInput(
  typeName: string,
  many: string,
  fields: FieldTable,
  parent?: InputClass,
): InputClass {
  @InputType(`${typeName}BulkInput`, {
    description: `The changes to many ${many}. Fields that are left out stay as they are. Null clears a field.`,
  })
  class BulkInput extends inputFromFields(withBulkMeaning(fields, many), { parent }) {}
  return BulkInput;
}

/** Describes archiving as an action on many records. */
const withBulkMeaning = ({ archived, ...fields }: FieldTable, many: string): FieldTable =>
  archived
    ? {
        ...fields,
        archived: { ...archived, meaning: `True to archive the ${many}, false to unarchive them.` },
      }
    : fields;

/** Returns the mutation that changes many records of a record type. */
export function bulkChangeMutation<Filter>(
  { typeName, name, Filter, Input }: BulkNames & { Input: InputClass },
  { kind, start }: BulkChange<Filter>,
): ListMutation {
  const Selection = selectionInput(typeName, Filter);

  @Resolver()
  class BulkChangeResolver {
    @ForAudience('Admin')
    @Mutation(() => TaskView, {
      name,
      description:
        'Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header.',
    })
    startChange(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: SelectionRequest<Filter>,
      @Arg('input', () => Input, { description: 'The values to save in each record.' }) input: object,
    ): Promise<TaskView> {
      return start(context, selection, input);
    }
  }
  return { resolver: BulkChangeResolver, task: kind };
}

/** Returns a mutation that acts on many records of a record type. */
export function bulkActionMutation<Filter>(
  { typeName, name, Filter, description }: BulkNames & { description: string },
  { kind, start }: BulkAction<Filter>,
): ListMutation {
  const Selection = selectionInput(typeName, Filter);

  @Resolver()
  class BulkActionResolver {
    @ForAudience('Admin')
    @Mutation(() => TaskView, { name, description })
    startAct(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: SelectionRequest<Filter>,
    ): Promise<TaskView> {
      return start(context, selection);
    }
  }
  return { resolver: BulkActionResolver, task: kind };
}

/** Returns the mutation that deletes many records of a record type. */
export const bulkDeletionMutation = <Filter>(names: BulkNames, deletion: BulkAction<Filter>): ListMutation =>
  bulkActionMutation(
    {
      ...names,
      description:
        'Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header.',
    },
    deletion,
  );
