import { Arg, Ctx, InputType, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { selectionInput } from '../platform/lists/selection-inputs.js';
import type { FieldTable } from '../platform/records/field.js';
import type { RequestContext } from '../platform/request-context.js';
import type { BulkChange, BulkDeletion } from './bulk-acts.js';
import { TaskView } from './task.type.js';

type InputClass = new () => object;

/** What a mutation for many records of a noun is called, and the inputs it takes. */
interface BulkNames {
  /** The noun in GraphQL, such as 'Supplier'. */
  noun: string;
  /** The mutation, such as 'changeSuppliers'. */
  name: string;
  /** What narrows its list. */
  Filter: InputClass;
}

/** The GraphQL input for what many records of a noun are given at once; `parent` has what is no field of its table. */
export function bulkInput(noun: string, many: string, fields: FieldTable, parent?: InputClass): InputClass {
  @InputType(`${noun}BulkInput`, {
    description: `What many ${many} are given at once, as of update${noun}; fields left out stay as they are, null clears.`,
  })
  class BulkInput extends inputFromFields(fields, { parent }) {}
  return BulkInput;
}

/** The mutation that gives many records of a noun the same. */
export function bulkChangeResolver<Filter>(
  { noun, name, Filter, Input }: BulkNames & { Input: InputClass },
  { start }: BulkChange<Filter>,
) {
  const Selection = selectionInput(noun, Filter);

  @Resolver()
  class BulkChangeResolver {
    @ForAudience('Admin')
    @Mutation(() => TaskView, {
      name,
      description: 'Changes each of the selected ones; those that are refused are listed by taskFailures.',
    })
    startChange(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: AskedSelection<Filter>,
      @Arg('input', () => Input) input: object,
    ): Promise<TaskView> {
      return start(context, selection, input);
    }
  }
  return BulkChangeResolver;
}

/** The mutation that deletes many records of a noun. */
export function bulkDeletionResolver<Filter>(
  { noun, name, Filter }: BulkNames,
  { start }: BulkDeletion<Filter>,
) {
  const Selection = selectionInput(noun, Filter);

  @Resolver()
  class BulkDeletionResolver {
    @ForAudience('Admin')
    @Mutation(() => TaskView, {
      name,
      description: 'Deletes those of the selected ones that nothing refers to; the others are listed.',
    })
    startDeletion(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: AskedSelection<Filter>,
    ): Promise<TaskView> {
      return start(context, selection);
    }
  }
  return BulkDeletionResolver;
}
