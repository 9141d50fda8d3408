import { buildSchema, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import type { RequestContext } from '../request-context.js';
import { JitExecutor } from './jit-executor.js';

describe('compiled executor', () => {
  const page = { type: new GraphQLNonNull(GraphQLInt), defaultValue: 50 };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { page: { type: GraphQLInt, args: { first: page }, resolve: (_, { first }) => first } },
    }),
  });
  const run = async (text: string, variables: Record<string, unknown> = {}) =>
    (await new JitExecutor(schema).run(parse(text), variables, {} as RequestContext)).data?.page ?? 'refused';

  it('applies the default of an omitted non-null variable', async () => {
    const query = 'query Page($first: Int! = 24) { page(first: $first) }';
    expect(await run(query)).toBe(24);
    expect(await run(query, { first: 7 })).toBe(7);
    expect(await run(query, { first: null })).toBe('refused');
  });

  it('applies the default of an argument, and requires variables without a default', async () => {
    expect(await run('{ page }')).toBe(50);
    expect(await run('query Page($first: Int!) { page(first: $first) }')).toBe('refused');
  });

  it.each([
    ['query', '{ broken }', { broken: null }],
    ['mutation', 'mutation { broken }', null],
    ['mutation beside another', 'mutation { broken fine }', { broken: null, fine: 'yes' }],
  ])('the data of a failed %s is %j', async (_, text, data) => {
    const failing = buildSchema(
      'type Query { broken: String } type Mutation { broken: String fine: String }',
    );
    const { Query, Mutation } = failing.getTypeMap() as Record<string, GraphQLObjectType>;
    for (const type of [Query, Mutation])
      for (const field of Object.values(type?.getFields() ?? {}))
        field.resolve = () => {
          if (field.name === 'broken') throw new Error('It is broken.');
          return 'yes';
        };
    for (const padding of ['', ` #${'x'.repeat(11_000)}`]) {
      const result = await new JitExecutor(failing).run(parse(text + padding), {}, {} as RequestContext);
      expect([result.data, result.errors?.[0]?.path]).toEqual([data, ['broken']]);
    }
  });
});
