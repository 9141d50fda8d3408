import { enquiryPeople } from '../../testing/enquiry-people.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { Activity } from './activity.entity.js';
import { readPersonalChanges } from './personal-changes.js';

const UPDATE = `mutation ($id: Int!, $version: Int!, $input: SalesEnquiryInput!) {
  updateSalesEnquiry(id: $id, version: $version, input: $input) { id } }`;

describe('personal values in the activity A156', () => {
  it('are stored separately and shown only to permitted readers; the activity only names the fields', async () => {
    const uplift = await TestUplift.start();
    const { database } = uplift.app;
    const { admin, supplier } = await enquiryPeople(uplift);
    const enquiry = await factories(database).salesEnquiry({
      supplierId: supplier.id,
      fullName: 'Hinemoa Ngata',
      adminNotes: 'Prefers mornings',
      email: null,
      progress: 'Enquiry',
    });
    const input = { fullName: 'Ana Moana', email: 'ana@example.nz', adminNotes: null, progress: 'COMPLETED' };
    const { errors } = await uplift.graphql(
      UPDATE,
      { id: enquiry.id, version: enquiry.version, input },
      { as: admin },
    );
    const activity = await database.manager.findOneByOrFail(Activity, { action: 'sales-enquiry.changed' });
    const read = (...fields: string[]) => readPersonalChanges(database, [activity.id], new Set(fields));
    const byStaff = await read('fullName', 'email', 'adminNotes');
    const bySupplier = await read('fullName', 'email');
    const byNobody = await read();
    await uplift.stop();

    expect(errors).toBeUndefined();
    expect(activity.changes).toMatchObject({
      fullName: null,
      email: null,
      adminNotes: null,
      progress: ['Enquiry', 'Completed'],
    });
    const name = { activityId: activity.id, field: 'fullName', before: 'Hinemoa Ngata' };
    expect(byStaff).toHaveLength(2);
    expect(byStaff).toEqual(
      expect.arrayContaining([
        name,
        { activityId: activity.id, field: 'adminNotes', before: 'Prefers mornings' },
      ]),
    );
    expect(bySupplier).toEqual([name]);
    expect(byNobody).toEqual([]);
  });
});
