import type { TestUplift, TestUser } from './test-uplift.js';

const OUTCOME = `query ($id: Int!) { task(id: $id) { state total done failed }
  taskFailures(id: $id) { nodes { recordId recordName field message } } }`;
const STOP = 'mutation ($id: Int!) { stopTask(id: $id) { state } }';

/** Returns functions that run bulk actions on a record type, as staff do. */
export function bulkActions(uplift: TestUplift, admin: TestUser, typeName: string) {
  const change = (name: string) =>
    `mutation ($selection: ${typeName}Selection!, $input: ${typeName}BulkInput!) { ${name}(selection: $selection, input: $input) { id } }`;
  const remove = (name: string) =>
    `mutation ($selection: ${typeName}Selection!) { ${name}(selection: $selection) { id } }`;
  /** Starts a bulk change, or a deletion if there is no input. */
  const ask = async (name: string, selection: object, input?: object, as: TestUser | null = admin) => {
    const mutation = input ? change(name) : remove(name);
    const { data, errors } = await uplift.graphql(mutation, { selection, input }, { as });
    const error = errors?.[0];
    const fields = error?.extensions.fields as { field: string; message: string }[] | undefined;
    return {
      id: data?.[name]?.id as number | undefined,
      code: error?.extensions.code,
      problem: fields?.[0] ? `${fields[0].field}: ${fields[0].message}` : error?.message,
    };
  };
  const outcomeOf = async (id: number | undefined) => {
    const { data } = await uplift.graphql(OUTCOME, { id }, { as: admin });
    return { task: data.task, failures: data.taskFailures.nodes };
  };
  return {
    ask,
    outcomeOf,
    /** Runs a bulk action and returns its outcome. */
    done: async (name: string, selection: object, input?: object) => {
      const { id, problem } = await ask(name, selection, input);
      if (!id) throw new Error(problem);
      await uplift.work('task.run');
      return outcomeOf(id);
    },
    stop: (id: number | undefined) => uplift.graphql(STOP, { id }, { as: admin }),
  };
}
