import { Arg, Ctx, InputType, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { selectionInput } from '../platform/lists/selection-inputs.js';
import type { FieldTable } from '../platform/records/field.js';
import type { RequestContext } from '../platform/request-context.js';
import type { BulkAct, BulkChange } from './bulk-acts.js';
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

/** The mutation that does something with many records of a noun. */
export function bulkActResolver<Filter>(
  { noun, name, Filter, description }: BulkNames & { description: string },
  { start }: BulkAct<Filter>,
) {
  const Selection = selectionInput(noun, Filter);

  @Resolver()
  class BulkActResolver {
    @ForAudience('Admin')
    @Mutation(() => TaskView, { name, description })
    startAct(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: AskedSelection<Filter>,
    ): Promise<TaskView> {
      return start(context, selection);
    }
  }
  return BulkActResolver;
}

/** The mutation that deletes many records of a noun. */
export const bulkDeletionResolver = <Filter>(names: BulkNames, deletion: BulkAct<Filter>) =>
  bulkActResolver(
    {
      ...names,
      description: 'Deletes those of the selected ones that nothing refers to; the others are listed.',
    },
    deletion,
  );
