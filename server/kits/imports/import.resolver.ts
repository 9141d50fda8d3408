import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type ImportRegistry, readImport } from './import.read-model.js';
import { ImportColumnInput, ImportView } from './import.type.js';
import { checkImport, runImport } from './start-import.js';

/** Returns the resolver for imports of these record types by staff. */
export function importResolver(definitions: ImportRegistry) {
  @Resolver()
  class ImportResolver {
    @ForAudience('Admin')
    @Query(() => ImportView, {
      nullable: true,
      description:
        'Returns a file that the caller has uploaded with POST /api/imports/:noun. Null if there is no such file of the caller. An API token also needs the scope to read records of this type.',
    })
    import(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<ImportView | null> {
      return readImport(context, definitions, id);
    }

    @ForAudience('Admin')
    @Mutation(() => ImportView, {
      description:
        'Assigns the columns of a file to fields and starts a check of its rows, which changes no records. An API token also needs the scope to change records of this type. Throws CONFLICT if the file is being or has been imported.',
    })
    checkImport(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @Arg('columns', () => [ImportColumnInput], {
        description: 'The columns to import. Other columns are left out.',
      })
      columns: ImportColumnInput[],
      @Arg('emptyClears', {
        defaultValue: false,
        description: 'True if empty cells clear their field. If false, they leave it as it is.',
      })
      emptyClears: boolean,
    ): Promise<ImportView | null> {
      return checkImport(context, definitions, id, { columns, emptyClears });
    }

    @ForAudience('Admin')
    @Mutation(() => ImportView, {
      description:
        'Starts the import of a file with the columns of its last check, or continues a stopped import. An API token also needs the scope to change records of this type. Throws CONFLICT if the file is being or has been imported.',
    })
    runImport(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<ImportView | null> {
      return runImport(context, definitions, id);
    }
  }
  return ImportResolver;
}
