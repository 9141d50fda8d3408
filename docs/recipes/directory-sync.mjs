// Keeps a copy of the supplier directory up to date: directory-copy.json. Reads only the suppliers that have changed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isExpiredPosition, UpliftClient } from '@uplift/client';

const { UPLIFT_URL, UPLIFT_TOKEN } = process.env;
// The token reads the change feed. Suppliers are read without it, so the copy has what every visitor sees.
const staff = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN });
const visitor = new UpliftClient({ url: UPLIFT_URL });

const FILE = 'directory-copy.json';
const FIELDS = 'id name listTitle whoAreWe imageUrl serviceRegions categories { id name }';
const MAX_FIELDS = 15; // A request has at most 15 aliases.

/** Reads these suppliers again. Removes suppliers that are not listed or no longer exist. */
async function readAgain(ids, suppliers) {
  for (let start = 0; start < ids.length; start += MAX_FIELDS) {
    const some = ids.slice(start, start + MAX_FIELDS);
    const parts = some.map((id) => `s${id}: supplier(id: ${id}) { ${FIELDS} }`);
    const data = await visitor.query(`{ ${parts.join(' ')} }`);
    for (const id of some) {
      const supplier = data[`s${id}`];
      if (supplier) suppliers.set(id, withAddresses(supplier));
      else suppliers.delete(id);
    }
  }
}

const withAddresses = ({ imageUrl, ...supplier }) => ({
  ...supplier,
  pictureUrl: imageUrl && new URL(imageUrl, UPLIFT_URL).href,
  profileUrl: new URL(`/business/${supplier.id}`, UPLIFT_URL).href,
});

/** Applies the changes after the position of a copy, and returns the new copy. */
async function update({ position, suppliers: known }) {
  const suppliers = new Map(known.map((supplier) => [supplier.id, supplier]));
  // A renamed category changes none of its suppliers, but the copy has its name.
  const inCategory = (id) => known.filter(({ categories }) => categories.some((each) => each.id === id));
  const changed = new Set();
  const types = ['SUPPLIER', 'CATEGORY'];
  for await (const batch of staff.changes({ after: position, types, first: 1000, follow: false })) {
    for (const change of batch.changes)
      for (const { id } of change.recordType === 'SUPPLIER' ? [change] : inCategory(change.id))
        changed.add(id);
    position = batch.position;
  }
  await readAgain([...changed], suppliers);
  console.info(`${changed.size} suppliers read, ${suppliers.size} listed`);
  return {
    position,
    suppliers: [...suppliers.values()].sort((one, other) => one.name.localeCompare(other.name)),
  };
}

const EMPTY = { position: null, suppliers: [] };
const beginAgain = (error) => (isExpiredPosition(error) ? update(EMPTY) : Promise.reject(error));
const copy = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : EMPTY;
writeFileSync(`${FILE}.new`, `${JSON.stringify(await update(copy).catch(beginAgain), null, 2)}\n`);
renameSync(`${FILE}.new`, FILE); // The position and the suppliers are saved together.
