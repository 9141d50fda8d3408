import { type Supplier } from '../directory/suppliers/supplier.entity.js';
import type { UploadFolderName } from '../kits/uploads/upload-folders.js';
import { factories } from './factories.js';
import { sentFile } from './sent-file.js';
import { TestUplift, type TestUser } from './test-uplift.js';

const RECORD = `id version name listTitle status services searchServices buttonLink postalAddress postalCity
  categories { name } subCategories { name } impactBuyer { id }
  workExamples { id position type description imageUrl videoUrl videoId imageOrientation }
  testimonials { id position fullName message visible featured }
  learnMoreFiles { id position title fileLink }`;
const UPDATE = `mutation ($id: Int!, $version: Int, $input: SupplierInput!) {
  updateSupplier(id: $id, version: $version, input: $input) { ${RECORD} } }`;

/** Creates a supplier and returns all of its fields. */
export const CREATE_SUPPLIER = `mutation ($input: SupplierInput!) { createSupplier(input: $input) { ${RECORD} } }`;

type EditorRole = 'admin' | 'own' | 'neighbour';

/**
 * Starts a product in which suppliers are edited by staff, by the user of one supplier, and by the user of
 * another.
 */
export async function startSupplierFixture() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const people = { admin: await uplift.user({ roles: ['Admin'] }) } as Record<EditorRole, TestUser>;
  const records = { own: {} as Supplier, neighbour: {} as Supplier };
  const call = async (who: EditorRole, query: string, variables: object) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who] });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
      fields: error?.extensions?.fields as { field: string; message: string }[] | undefined,
      current: error?.extensions?.current as Record<string, unknown>,
    };
  };
  return {
    uplift,
    make,
    people,
    records,
    call,
    update: (who: EditorRole, input: object, version?: number, id = records.own.id) =>
      call(who, UPDATE, { id, version, input }),
    /** Returns the address of a file that the user has uploaded. */
    fileOf: (who: EditorRole, folder: UploadFolderName) =>
      sentFile(uplift.app.database, folder, { uploadedById: people[who].id }),
    /** Creates two suppliers, each with its own user. */
    begin: async () => {
      for (const who of ['own', 'neighbour'] as const) {
        records[who] = await make.supplier();
        people[who] = await uplift.user({ roles: ['Business'], supplierId: records[who].id });
      }
    },
  };
}
