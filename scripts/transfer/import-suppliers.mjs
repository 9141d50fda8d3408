const PROGRESS = '{ task { id state done total problem } new changed unchanged refused }';
const READ = `query ($id: Int!) { import(id: $id) { check ${PROGRESS} outcome ${PROGRESS} } }`;
const CHECK = `mutation ($id: Int!, $columns: [ImportColumnInput!]!) {
  checkImport(id: $id, columns: $columns, emptyClears: false) { id } }`;
const RUN = 'mutation ($id: Int!) { runImport(id: $id) { id } }';
const STOP = 'mutation ($id: Int!) { stopTask(id: $id) { id } }';
const FOUND = `query ($text: String!) { supplierRecords(first: 1, filter: { columns: [
  { column: NAME, test: STARTS_WITH, values: [$text] }] }) { totalCount } }`;
const CATEGORIES = '{ categoryRecords(first: 20) { nodes { name } } }';
const OVER = ['FINISHED', 'STOPPED', 'FAILED'];
const POLL_EVERY_MS = 250;

const COLUMNS = [
  'name',
  'listTitle',
  'enquiryEmail',
  'ownerMobile',
  'membershipListingDate',
  'categories',
  'services',
  'status',
  'aboutWhatWeDo',
  'adminNotes',
];

function fileOf(word, rows, categories) {
  const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
  const lines = Array.from({ length: rows }, (_, at) =>
    [
      `${word} ${at}`,
      'Builder',
      `${word.toLowerCase()}.${at}@example.nz`,
      `021 ${100_000 + at}`,
      '3/02/2025',
      quoted(categories[at % categories.length]),
      '"Decks, Fences, Roofs"',
      'Drafting',
      quoted(`We build what lasts. ${'All of it, and "more". '.repeat(8)}`),
      `Row ${at}`,
    ].join(','),
  );
  return [COLUMNS.join(','), ...lines].join('\r\n');
}

/** Imports files of suppliers like the screen does. */
export function importer(client) {
  const read = async (id) => (await client.graphql(READ, { id })).import;

  const send = async (word, rows) => {
    const { categoryRecords } = await client.graphql(CATEGORIES);
    const names = categoryRecords.nodes.map(({ name }) => name);
    const answer = await fetch(`${client.url}/api/imports/suppliers`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${await client.token()}` },
      body: fileOf(word, rows, names),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { id } = await answer.json();
    const columns = COLUMNS.map((field, column) => ({ column, field }));
    await client.graphql(CHECK, { id, columns });
    await untilOver(id, 'check');
    return id;
  };

  /**
   * Polls until the task is over, or `enough` of it is done. Returns the number of different progress values
   * seen.
   */
  const untilOver = async (id, act, enough = Number.POSITIVE_INFINITY) => {
    const seen = new Set();
    for (;;) {
      const { task } = (await read(id))[act];
      seen.add(task.done);
      if (OVER.includes(task.state) || task.done >= enough) return { task, looks: seen.size };
      await client.later(POLL_EVERY_MS);
    }
  };

  const report = async (id, word, { seconds, ...cost }, more) => {
    const { outcome } = await read(id);
    const { totalCount } = (await client.graphql(FOUND, { text: `${word} ` })).supplierRecords;
    const { new: made, changed, unchanged, refused } = outcome;
    return { seconds, ...more, new: made, changed, unchanged, refused, found: totalCount, ...cost };
  };

  return {
    bringIn: async (word, rows) => {
      const sent = await client.beside(() => send(word, rows));
      const id = sent.result;
      const { result, ...cost } = await client.beside(async () => {
        await client.graphql(RUN, { id });
        return untilOver(id, 'outcome');
      });
      return report(id, word, cost, { 'sent and checked s': sent.seconds, 'progress seen': result.looks });
    },
    bringInWithStop: async (word, rows) => {
      const sent = await client.beside(() => send(word, rows));
      const id = sent.result;
      const { result, ...cost } = await client.beside(async () => {
        await client.graphql(RUN, { id });
        const { task } = await untilOver(id, 'outcome', rows / 3);
        await client.graphql(STOP, { id: task.id });
        await untilOver(id, 'outcome');
        await client.graphql(RUN, { id });
        return untilOver(id, 'outcome');
      });
      return report(id, word, cost, { 'sent and checked s': sent.seconds, 'progress seen': result.looks });
    },
  };
}
