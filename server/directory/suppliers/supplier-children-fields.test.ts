import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { FieldTable } from '../../kits/records/field.js';
import { sentFields } from '../../testing/field-values.js';
import { startSupplierFixture } from '../../testing/supplier-fixture.js';
import { LearnMoreFile } from './learn-more-file.entity.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { Testimonial } from './testimonial.entity.js';
import { WorkExample } from './work-example.entity.js';

type Fixture = Awaited<ReturnType<typeof startSupplierFixture>>;
type Who = 'admin' | 'own' | 'neighbour';

interface Value {
  /** The value in GraphQL, over REST and in the database. */
  sent: unknown;
  wired?: unknown;
  saved?: unknown;
}

interface Kind {
  list: string;
  wire: string;
  fields: FieldTable;
  entity: EntityTarget<ObjectLiteral>;
  row: object;
  values: Record<string, Value>;
  /** The upload folder of a file field. Every role that changes the field has sent a file to it. */
  folder?: { field: string; of: 'workItemImages' | 'learnMore' };
  // Written by hand: the rights in the table cannot prove themselves.
  byItsUser: string[];
  byNobody: Record<string, unknown>;
}

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

const KINDS: Kind[] = [
  {
    list: 'workExamples',
    wire: 'ourWork',
    fields: workExampleFields,
    entity: WorkExample,
    row: { type: 'video', imageUrl: '/api/files/demo/a.jpg', videoUrl: VIDEO, videoId: 'dQw4w9WgXcQ' },
    values: {
      position: { sent: 7 },
      type: { sent: 'IMAGE', wired: 'image', saved: 'image' },
      description: { sent: 'Sourdough' },
      imageUrl: { sent: null },
      imageOrientation: { sent: 'LANDSCAPE', wired: 'Landscape', saved: 'Landscape' },
      videoUrl: { sent: 'https://youtu.be/aaaaaaaaaaa' },
    },
    folder: { field: 'imageUrl', of: 'workItemImages' },
    byItsUser: ['position', 'type', 'description', 'imageUrl', 'imageOrientation', 'videoUrl'],
    byNobody: { videoId: 'aaaaaaaaaaa' },
  },
  {
    list: 'learnMoreFiles',
    wire: 'learnMore',
    fields: learnMoreFields,
    entity: LearnMoreFile,
    row: { title: 'Prices', fileLink: '/api/files/demo/a.pdf' },
    values: { position: { sent: 7 }, title: { sent: 'Prices of spring' }, fileLink: { sent: null } },
    folder: { field: 'fileLink', of: 'learnMore' },
    byItsUser: [],
    byNobody: {},
  },
  {
    list: 'testimonials',
    wire: 'testimonial',
    fields: testimonialFields,
    entity: Testimonial,
    row: { fullName: 'Ana', message: 'Great', visible: false, featured: false },
    values: {
      position: { sent: 7 },
      fullName: { sent: 'Ana Wiremu' },
      message: { sent: 'Great bread' },
      visible: { sent: true, wired: 1 },
      featured: { sent: true, wired: 1 },
    },
    byItsUser: ['position', 'visible', 'featured'],
    byNobody: {},
  },
];

const CASES = KINDS.flatMap((kind) => Object.keys(kind.values).map((field) => ({ kind, field })));
const named = ({ kind, field }: { kind: Kind; field: string }) =>
  [`${kind.list}.${field}`, kind, field] as const;

describe('fields of work examples, testimonials and other child records', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await startSupplierFixture();
    await fixture.begin();
  });
  afterAll(() => fixture.uplift.stop());

  const repository = (entity: Kind['entity']) => fixture.uplift.app.database.manager.getRepository(entity);
  const rowFor = async ({ entity, row, list }: Kind, field: string) => {
    await repository(entity).delete({ supplierId: fixture.records.own.id });
    // Only pictures have an orientation.
    const asPicture = list === 'workExamples' && field === 'imageOrientation' && { type: 'image' };
    const supplierId = fixture.records.own.id;
    return (await repository(entity).save({ ...row, ...asPicture, position: 0, supplierId })).id as number;
  };
  const rest = (who: Who | null, body: object) =>
    fixture.uplift.rest('POST', 'business/update', {
      as: who && fixture.people[who],
      body: { id: fixture.records.own.id, ...body },
    });
  const valueFor = async ({ folder, values }: Kind, field: string, who: Who) => {
    const given = values[field] as Value;
    const sent = folder?.field === field ? await fixture.fileOf(who, folder.of) : given.sent;
    return { sent, wired: given.wired ?? sent, saved: given.saved ?? sent };
  };

  it.each(KINDS.map((kind) => [kind.list, kind] as const))(
    'the field table of %s lists exactly these fields R060 R066 R100',
    (_list, { fields, values, byItsUser, byNobody }) => {
      expect(sentFields(fields).sort()).toEqual(Object.keys(values).sort());
      const others = ['id', 'supplierId', ...Object.keys(byNobody)];
      expect(Object.keys(fields).sort()).toEqual([...Object.keys(values), ...others].sort());
      for (const name of byItsUser) expect(Object.keys(values)).toContain(name);
    },
  );

  it.each(CASES.map(named))(
    '%s is changed by permitted users, through GraphQL and REST R088 R101',
    async (_name, kind, field) => {
      const { list, wire, fields, entity, byItsUser } = kind;
      const byUser = byItsUser.includes(field);
      const wireName = fields[field]?.wire ?? '';
      const stored = async (id: number) => (await repository(entity).findOneByOrFail({ id }))[field];
      for (const who of ['neighbour', 'own', 'admin'] as const) {
        const may = who === 'admin' || (who === 'own' && byUser);
        const { sent, wired, saved } = await valueFor(kind, field, who);

        const id = await rowFor(kind, field);
        const before = await stored(id);
        const { code, fields: refusedFields } = await fixture.update(who, {
          [list]: [{ id, [field]: sent }],
        });
        expect([who, code, refusedFields]).toEqual([who, may ? undefined : 'FORBIDDEN', undefined]);
        expect([who, await stored(id)]).toEqual([who, may ? saved : before]);

        const again = await rowFor(kind, field);
        const answer = await rest(who, { [wire]: [{ id: again, [wireName]: wired }] });
        expect([who, answer.statusCode]).toEqual([who, who === 'neighbour' ? 403 : 200]);
        expect([who, await stored(again)]).toEqual([who, may ? saved : before]);
      }
      const id = await rowFor(kind, field);
      const before = await stored(id);
      const { wired } = await valueFor(kind, field, 'admin');
      expect((await rest(null, { [wire]: [{ id, [wireName]: wired }] })).statusCode).toBe(401);
      expect(await stored(id)).toEqual(before);
    },
  );

  it.each(KINDS.map((kind) => [kind.list, kind] as const))(
    'a row of %s cannot be moved to another supplier, and its computed fields cannot be set R088',
    async (_list, kind) => {
      const { list, wire, fields, entity, byNobody } = kind;
      const stored = (id: number) => repository(entity).findOneByOrFail({ id });
      const supplierId = fixture.records.neighbour.id;
      for (const [field, value] of Object.entries({ supplierId, ...byNobody }))
        for (const who of ['own', 'admin'] as const) {
          const id = await rowFor(kind, field);
          const before = await stored(id);
          const { code } = await fixture.update(who, { [list]: [{ id, [field]: value }] });
          expect([field, who, code]).toEqual([field, who, 'BAD_USER_INPUT']);
          await rest(who, { [wire]: [{ id, [fields[field]?.wire ?? '']: value }] });
          expect(await stored(id)).toEqual(before);
        }
    },
  );

  it('users who see the supplier see all fields of each row, and only visible testimonials R339', async () => {
    for (const kind of KINDS) await rowFor(kind, 'description');
    const wires = (fields: FieldTable) => Object.values(fields).map(({ wire }) => wire);
    const id = fixture.records.own.id;
    for (const who of ['admin', 'own', 'neighbour', null] as const) {
      const as = who && fixture.people[who];
      const [seen] = (await fixture.uplift.rest('GET', `business/${id}`, { as })).json();
      for (const { wire, fields } of KINDS) {
        const hidden = wire === 'testimonial' && who !== 'admin' && who !== 'own';
        const keys = seen[wire].map((row: object) => Object.keys(row).sort());
        expect([who, wire, keys]).toEqual([who, wire, hidden ? [] : [wires(fields).sort()]]);
      }
    }
  });
});
