import { startSupplierFixture } from '../../testing/supplier-fixture.js';
import type { TestUser } from '../../testing/test-uplift.js';

describe('child records of a supplier', () => {
  let fixture: Awaited<ReturnType<typeof startSupplierFixture>>;
  beforeAll(async () => {
    fixture = await startSupplierFixture();
  });
  afterAll(() => fixture.uplift.stop());
  let PICTURE: string;
  beforeEach(async () => {
    await fixture.begin();
    PICTURE = await fixture.fileOf('own', 'workItemImages');
  });

  const rows = () => [
    { type: 'IMAGE', imageUrl: PICTURE, imageOrientation: 'PORTRAIT', description: 'Bread' },
    { type: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  ];

  it('its user adds and reorders work examples R060 R080', async () => {
    const { record } = await fixture.update('own', { workExamples: rows() });
    expect(record.workExamples).toMatchObject([
      { position: 0, type: 'IMAGE', imageUrl: PICTURE },
      { position: 1, type: 'VIDEO', videoId: 'dQw4w9WgXcQ' },
    ]);
    const [first, second] = record.workExamples;
    const swapped = await fixture.update('own', {
      workExamples: [
        { id: first.id, position: 1 },
        { id: second.id, position: 0 },
      ],
    });
    expect(swapped.record.workExamples.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    expect(swapped.record.version).toBe(record.version + 1);
  });

  it.each([
    ['R080', { type: 'VIDEO', videoUrl: 'https://vimeo.com/12345678901' }, 'videoUrl'],
    ['R060', { type: 'IMAGE' }, 'imageUrl'],
    ['R076', { type: 'IMAGE', description: 'x'.repeat(101) }, 'description'],
  ])('%s refuses a work example that cannot be shown', async (_, row, field) => {
    const { fields } = await fixture.update('own', { workExamples: [row] });
    expect(fields).toMatchObject([{ field: `workExamples.0.${field}` }]);
  });

  it('its user deletes its own work examples only R083 C009 C021', async () => {
    const { record } = await fixture.update('own', { workExamples: rows() });
    const id = record.workExamples[0].id;
    const query = 'mutation ($id: Int!) { deleteWorkExample(id: $id) { workExamples { id } } }';
    expect((await fixture.call('neighbour', query, { id })).code).toBe('NOT_FOUND');
    expect((await fixture.call('own', query, { id })).record.workExamples).toHaveLength(1);
    const body = { id: record.workExamples[1].id };
    expect(
      (await fixture.uplift.rest('POST', 'businessOurWork/delete', { as: fixture.people.own, body })).json(),
    ).toEqual({
      Result: 'Success',
    });
  });

  it('its user shows and hides a testimonial, and only staff edit the text R077 R100 R101', async () => {
    const { record } = await fixture.update('admin', {
      testimonials: [{ fullName: 'Ana', message: 'Great' }],
    });
    const [{ id, visible }] = record.testimonials;
    expect(visible).toBe(false);
    const featured = await fixture.update('own', { testimonials: [{ id, featured: true, visible: false }] });
    expect(featured.record.testimonials).toMatchObject([{ visible: true, featured: true, message: 'Great' }]);
    expect((await fixture.update('own', { testimonials: [{ id, message: 'Best ever' }] })).code).toBe(
      'FORBIDDEN',
    );
    const body = {
      id: fixture.records.own.id,
      testimonial: [{ id, message: 'Best ever', visible: 1, featured: 0 }],
    };
    const rest = await fixture.uplift.rest('POST', 'business/update', { as: fixture.people.own, body });
    expect(rest.json().testimonial).toMatchObject([{ message: 'Great', visible: 1, featured: 0 }]);
    expect((await fixture.update('own', { testimonials: [{ fullName: 'Me', message: 'Us!' }] })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect(
      (await fixture.update('admin', { testimonials: [{ id, message: 'x'.repeat(226) }] })).fields,
    ).toEqual([{ field: 'testimonials.0.message', message: 'Max 225 characters.' }]);
  });

  it('its user deletes its own testimonials only R061 C011 C021', async () => {
    const { record } = await fixture.update('admin', {
      testimonials: [{ fullName: 'Ana', message: 'Great' }],
    });
    const body = { id: record.testimonials[0].id };
    const remove = (who: 'own' | 'neighbour') =>
      fixture.uplift.rest('POST', 'businessTestimonial/delete', { as: fixture.people[who], body });
    expect((await remove('neighbour')).statusCode).toBe(404);
    expect((await remove('own')).json()).toEqual({ Result: 'Success' });
    expect((await fixture.update('admin', { adminNotes: 'Read again' })).record.testimonials).toEqual([]);
  });

  it('files to learn more from are managed by staff R066 C010', async () => {
    const fileLink = await fixture.fileOf('admin', 'learnMore');
    const files = { learnMoreFiles: [{ title: 'Prices', fileLink }] };
    expect((await fixture.update('own', files)).code).toBe('BAD_USER_INPUT');
    const { record } = await fixture.update('admin', files);
    expect(record.learnMoreFiles).toMatchObject([{ title: 'Prices', position: 0 }]);
    const body = { id: record.learnMoreFiles[0].id };
    const remove = (as: TestUser) => fixture.uplift.rest('POST', 'businessLearnMore/delete', { as, body });
    expect((await remove(fixture.people.own)).statusCode).toBe(403);
    expect((await remove(fixture.people.admin)).statusCode).toBe(200);
    expect((await remove(fixture.people.admin)).statusCode).toBe(404);
  });

  it('leaves the rows of other suppliers unchanged', async () => {
    const { record } = await fixture.update('own', { workExamples: rows() });
    const id = record.workExamples[0].id;
    const stolen = await fixture.update(
      'neighbour',
      { workExamples: [{ id, description: 'Mine' }] },
      undefined,
      fixture.records.neighbour.id,
    );
    expect(stolen.fields).toMatchObject([{ field: 'workExamples.0' }]);
  });
});
