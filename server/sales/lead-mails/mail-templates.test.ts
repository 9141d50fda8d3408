import { startLeadFixture } from '../../testing/lead-fixture.js';
import { type LeadMailKind, placeholdersOf } from './lead-mail.kinds.js';

const TEMPLATE = 'id kind subject body version placeholders { name label link needed }';
const BODY = '<p>Kia ora {{buyerName}}, <a href="https://{{leadsLinkWithID}}">answer</a>.</p>';

describe('templates of lead emails', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await fixture.uplift.graphql(query, variables, { as: fixture.admin });
    const [answer] = Object.values((data ?? {}) as Record<string, ReturnType<typeof JSON.parse>>);
    return { answer, ...errors?.[0]?.extensions } as Record<string, ReturnType<typeof JSON.parse>>;
  };
  const templates = async () => (await ask(`{ mailTemplates { ${TEMPLATE} } }`)).answer;
  const save = (input: object, version?: number, id = 1) =>
    ask(
      `mutation ($id: Int!, $version: Int, $input: MailTemplateInput!) {
        updateMailTemplate(id: $id, version: $version, input: $input) { ${TEMPLATE} } }`,
      { id, version, input },
    );
  const versions = async (variables: Record<string, unknown> = {}) =>
    (
      await ask(
        `query ($id: Int! = 1, $first: Int! = 20, $before: Int) {
          mailTemplateVersions(id: $id, first: $first, before: $before) {
            version subject body savedBy subjectChanged bodyChanged restoredFrom } }`,
        variables,
      )
    ).answer;
  const restore = (of: number, version?: number) =>
    ask(
      `mutation ($of: Int!, $version: Int) { restoreMailTemplate(id: 1, of: $of, version: $version) { ${TEMPLATE} } }`,
      { of, version },
    );

  it('a new installation has a valid template of each kind with known placeholders only R252 R253', async () => {
    const all = await templates();
    expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['TO_BUYER', 'TO_SUPPLIER']);
    for (const { id, subject, body, placeholders } of all) {
      // Saving the same text again passes every check and changes nothing.
      const { answer, code } = await save({ subject, body }, 1, id);
      expect([code, answer?.version]).toEqual([undefined, 1]);
      const kind: LeadMailKind = id === 1 ? 'lead.to-buyer' : 'lead.to-supplier';
      expect(placeholders.map(({ name }: { name: string }) => name)).toEqual(
        Object.keys(placeholdersOf[kind]),
      );
      for (const { name } of placeholders) expect(subject + body).toContain(`{{${name}}}`);
    }
  });

  it.each([
    [
      { subject: 'For {{buyrName}}' },
      'subject',
      'There is no placeholder {{buyrName}}. Did you mean {{buyerName}}?',
    ],
    [
      { subject: '{{leadsLinkWithID}}' },
      'subject',
      '{{leadsLinkWithID}} is a link, so it can’t go in the subject.',
    ],
    [{ subject: '' }, 'subject', 'Email Subject is Required'],
    [{ body: `${BODY}<p>{{buyerEmail}}</p>` }, 'body', /^There is no placeholder \{\{buyerEmail\}\}\. /],
    [
      { body: '<p>Kia ora {{buyerName}}</p>' },
      'body',
      'Include {{leadsLinkWithID}} in the email: without it the buyer cannot answer.',
    ],
    [{ body: '<p>Kia ora {{buyerName</p>' }, 'body', /^A placeholder is incomplete/],
    [{ body: '<p></p>' }, 'body', 'This cannot be empty'],
  ])('%j is refused with an error at the field R252', async (input, field, message) => {
    const before = await templates();
    const { code, fields } = await save(input);
    const words = typeof message === 'string' ? message : expect.stringMatching(message);
    expect([code, fields]).toEqual(['BAD_USER_INPUT', [{ field, message: words }]]);
    expect(await templates()).toEqual(before);
  });

  it('stores every version with its author and changes, and can restore it', async () => {
    const [first] = await versions();
    expect(first).toMatchObject({ version: 1, savedBy: null, subjectChanged: false, bodyChanged: false });
    const saved = await save({ subject: 'For {{buyerName}}' }, 1);
    expect(saved.answer).toMatchObject({ version: 2, subject: 'For {{buyerName}}', body: first.body });
    await save({ body: `${BODY}<script>alert(1)</script>` }, 2);
    expect((await restore(1, 3)).answer).toMatchObject({
      version: 4,
      subject: first.subject,
      body: first.body,
    });
    expect(await versions()).toEqual([
      expect.objectContaining({ version: 4, subject: first.subject, body: first.body, restoredFrom: 1 }),
      expect.objectContaining({ version: 3, subjectChanged: false, bodyChanged: true, restoredFrom: null }),
      expect.objectContaining({
        version: 2,
        subjectChanged: true,
        bodyChanged: false,
        savedBy: 'Aroha Staff',
      }),
      first,
    ]);
    expect((await versions())[1].body).toBe(BODY.replace('ID}}">', 'ID}}" rel="noopener nofollow">'));
    expect(
      (await versions({ first: 1, before: 3 })).map((each: { version: number }) => each.version),
    ).toEqual([2]);
    expect((await restore(99, 4)).code).toBe('NOT_FOUND');
  });

  it('refuses a stale save or restore and returns the current version', async () => {
    const [{ version }] = await templates();
    for (const refused of [await save({ subject: 'Mine' }, version - 1), await restore(2, version - 1)])
      expect(refused).toMatchObject({ code: 'CONFLICT', current: { id: 1, version } });
    expect((await templates())[0].version).toBe(version);
  });

  it('accepts only one of many simultaneous saves, and numbers versions without gaps', async () => {
    const [{ version }] = await templates();
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ subject: `Number ${n}` }, version)),
    );
    expect(saved.filter(({ code }) => !code)).toHaveLength(1);
    expect((await versions())[0].version).toBe(version + 1);
  });

  it('previews the template with a real lead as plain text, and sends nothing A40', async () => {
    const { id } = await fixture.lead({ fromName: '<b>Mere</b>' });
    const preview = (input: object, leadId = id) =>
      ask(
        `query ($leadId: Int!, $input: MailTemplateDraftInput!) {
          mailTemplatePreview(id: 1, leadId: $leadId, input: $input) { subject html text } }`,
        { leadId, input },
      );
    const before = await fixture.count('mail_delivery');
    const { answer } = await preview({ subject: 'For {{buyerName}}', body: BODY });
    expect(answer.subject).toBe('For <b>Mere</b>');
    expect(answer.html).toContain('Kia ora &lt;b&gt;Mere&lt;/b&gt;, <a href="http');
    expect(answer.text).toContain(`/${id}`);
    expect((await preview({ subject: '{{nobody}}', body: BODY })).fields[0].field).toBe('subject');
    expect((await preview({ subject: 'Hi', body: BODY }, 999_999)).code).toBe('NOT_FOUND');
    expect(await fixture.count('mail_delivery')).toBe(before);
  });

  it('new emails use the saved template', async () => {
    await save({ subject: 'Taps, {{buyerName}}?', body: BODY });
    const { id } = await fixture.lead({ fromName: 'Mere' });
    const { record } = await fixture.ask('draft', { kind: 'TO_BUYER', leadId: id });
    expect(record.subject).toBe('Taps, Mere?');
  });
});
