// Keeps a copy of records up to date by the change feed: one NDJSON file for each type, and position.txt.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isExpiredPosition, UpliftClient } from '@uplift/client';

const { UPLIFT_URL, UPLIFT_TOKEN } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN });

/** The query that reads a record of each type, with the fields to copy. */
const TYPES = {
  SUPPLIER: 'supplierRecord(id: $id) { id version name status listTitle updatedAt }',
  GOOD_CAUSE: 'goodCauseRecord(id: $id) { id version name status website updatedAt }',
  SALES_ENQUIRY: 'salesEnquiry(id: $id) { id version enquiredAt progress revenue contribution }',
};
const types = Object.keys(TYPES);
const selectionOf = ({ recordType, id }, index) => `r${index}: ${TYPES[recordType].replace('$id', id)}`;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
function replace(file, lines) {
  writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''));
  renameSync(`${file}.new`, file);
}

function readTable(type) {
  const lines = read(`${type}.ndjson`).split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((row) => [row.id, row]));
}

/** Reads the changed records again. A deleted record is null. */
async function apply(changes, tables) {
  const data = await client.query(`{ ${changes.map(selectionOf).join(' ')} }`);
  for (const [index, { recordType, id }] of changes.entries()) {
    const row = data[`r${index}`];
    if (row) tables[recordType].set(id, row);
    else tables[recordType].delete(id);
  }
}

/** Applies the changes after a position. The position is saved last, so a run that was stopped is repeated. */
async function load(after) {
  const tables = Object.fromEntries(types.map((type) => [type, after ? readTable(type) : new Map()]));
  const feed = client.changes({ after, types, first: 15, follow: false }); // A request reads up to 15 records.
  for await (const { changes, position, hasMore } of feed) {
    if (changes.length > 0) await apply(changes, tables);
    if (hasMore) continue;
    for (const [type, table] of Object.entries(tables)) {
      const rows = [...table.values()].sort((one, other) => one.id - other.id);
      replace(
        `${type}.ndjson`,
        rows.map((row) => JSON.stringify(row)),
      );
    }
    replace('position.txt', [position]);
  }
}

const beginAgain = (error) => (isExpiredPosition(error) ? load(null) : Promise.reject(error));
await load(read('position.txt') || null).catch(beginAgain);
