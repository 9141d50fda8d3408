import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { type ImportRegistry, loadImport } from './import.read-model.js';
import { ImportColumnInput, ImportView } from './import.type.js';
import { checkImport, runImport } from './start-import.js';

/** Files with records of these nouns, which staff bring in. */
export function importResolver(nouns: ImportRegistry) {
  @Resolver()
  class ImportResolver {
    @ForAudience('Admin')
    @Query(() => ImportView, {
      nullable: true,
      description: 'A file that the caller has sent with POST /api/imports/:noun; else null.',
    })
    import(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<ImportView | null> {
      return loadImport(context, nouns, id);
    }

    @ForAudience('Admin')
    @Mutation(() => ImportView, {
      description: 'Reads the columns so, and starts to say what the rows would do. Nothing is changed.',
    })
    checkImport(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
      @Arg('columns', () => [ImportColumnInput]) columns: ImportColumnInput[],
      @Arg('emptyClears', { defaultValue: false }) emptyClears: boolean,
    ): Promise<ImportView | null> {
      return checkImport(context, nouns, id, { columns, emptyClears });
    }

    @ForAudience('Admin')
    @Mutation(() => ImportView, {
      description: 'Imports a file as it was checked last. One that was stopped goes on.',
    })
    runImport(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<ImportView | null> {
      return runImport(context, nouns, id);
    }
  }
  return ImportResolver;
}
