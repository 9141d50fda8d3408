import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { card, notices, press } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import type { Template, Version } from './template-fields';
import { TemplateScreen } from './template-screen';

const aTemplate = (more: Partial<Template> = {}) => ({
  __typename: 'MailTemplate',
  id: 1,
  kind: 'TO_BUYER' as const,
  subject: 'For you',
  body: '<p>Kia ora</p>',
  version: 3,
  updatedAt: '2026-01-02T00:00:00.000Z',
  placeholders: [
    { __typename: 'MailPlaceholder', name: 'buyerName', label: 'Buyer’s name', link: false, needed: false },
    {
      __typename: 'MailPlaceholder',
      name: 'leadsLinkWithID',
      label: 'Link to answer',
      link: true,
      needed: true,
    },
  ],
  ...more,
});
const aVersion = (version: number, more: Partial<Version> = {}) => ({
  __typename: 'MailTemplateVersion',
  version,
  subject: `Subject ${version}`,
  body: `<p>Body ${version}</p>`,
  savedAt: '2026-01-02T00:00:00.000Z',
  savedBy: 'Aroha King',
  subjectChanged: true,
  bodyChanged: version > 2,
  restoredFrom: null,
  ...more,
});

async function showTemplate(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    MailTemplates: { data: { mailTemplates: [aTemplate()] } },
    MailTemplateVersions: {
      data: {
        mailTemplateVersions: [
          aVersion(3, { subject: 'For you', body: '<p>Kia ora</p>' }),
          aVersion(2),
          aVersion(1, { savedBy: null, subjectChanged: false }),
        ],
      },
    },
    MailTemplatePreview: anError('BAD_USER_INPUT', 'No preview here.'),
    LeadChoice: {
      data: {
        leadRecords: {
          __typename: 'LeadRecordConnection',
          nodes: [
            {
              __typename: 'LeadRecord',
              id: 7,
              impactBuyer: { __typename: 'LeadBuyer', id: 1, name: 'Kura' },
              supplier: { __typename: 'LeadSupplier', id: 5, name: 'Kōwhai' },
            },
          ],
        },
      },
    },
    ...answers,
  });
  renderElement(<TemplateScreen kind="TO_BUYER" nav={null} />, {
    user: userWith(['ADMIN']),
    execute: server.execute,
  });
  await screen.findByRole('heading', { level: 1, name: 'Email templates' });
  return server;
}

const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email Subject' });

describe('lead email template', () => {
  it('inserts placeholders at the cursor of the subject, except links', async () => {
    await showTemplate();
    subject().setSelectionRange(4, 7);
    const chips = within(screen.getByRole('group', { name: 'Insert into Email Subject' }));
    await userEvent.click(chips.getByRole('button', { name: 'Insert Buyer’s name' }));
    expect(subject()).toHaveValue('For {{buyerName}}');
    expect(subject().selectionStart).toBe('For {{buyerName}}'.length);
    expect(chips.queryByRole('button', { name: /Link to answer/ })).toBeNull();
  });

  it('names an unknown placeholder at the field R252', async () => {
    const message = 'There is no placeholder {{buyrName}}. Did you mean {{buyerName}}?';
    const server = await showTemplate({
      SaveMailTemplate: anError('BAD_USER_INPUT', message, [{ field: 'subject', message }]),
    });
    fireEvent.change(subject(), { target: { value: 'For {{buyrName}}' } });
    await press('Save');
    await waitFor(() => expect(subject()).toHaveAccessibleDescription(message));
    expect(server.variables('SaveMailTemplate')).toEqual([
      { id: 1, version: 3, input: { subject: 'For {{buyrName}}' } },
    ]);
  });

  it('lists the changes of each version and restores an older one', async () => {
    const restored = aTemplate({ version: 4, subject: 'Subject 2', body: '<p>Body 2</p>' });
    const server = await showTemplate({ RestoreMailTemplate: { data: { restoreMailTemplate: restored } } });
    const list = within(await screen.findByRole('list', { name: 'Versions' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Version 3In useChanged subject and bodyAroha King/),
      expect.stringMatching(/^Version 2Changed subjectAroha King/),
      expect.stringMatching(/^Version 1OriginalUplift/),
    ]);
    await press('View version 2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    expect(dialog.getByText('Body 2')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(subject()).toHaveValue('Subject 2'));
    expect(server.variables('RestoreMailTemplate')).toEqual([{ id: 1, of: 2, version: 3 }]);
    expect(notices()[0]?.description).toBe('Version 2 restored');
  });

  it('shows a conflicting version beside the unsaved input', async () => {
    await showTemplate({
      MailTemplates: [
        { data: { mailTemplates: [aTemplate()] } },
        { data: { mailTemplates: [aTemplate({ version: 4, subject: 'Theirs' })] } },
      ],
      SaveMailTemplate: anError('CONFLICT', 'Stale'),
    });
    fireEvent.change(subject(), { target: { value: 'Mine' } });
    await press('Save');
    const both = within(await screen.findByRole('region', { name: 'Two versions of Email Subject' }));
    expect([both.getByText('Mine'), both.getByText('Theirs')]).toHaveLength(2);
  });

  const preview = (mailSubject: string) => ({
    data: {
      mailTemplatePreview: { __typename: 'MailPreview', subject: mailSubject, html: '<p>Hi</p>', text: 'Hi' },
    },
  });
  const requests = (server: ReturnType<typeof fakeServer>) => server.variables('MailTemplatePreview');
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const type = (value: string) => fireEvent.change(subject(), { target: { value } });

  it('previews the newest lead at once, and changes one second after the last key R252', async () => {
    const server = await showTemplate({ MailTemplatePreview: [preview('For Mere'), preview('Typed on')] });
    expect(await screen.findByTitle('Email: For Mere')).toBeInTheDocument();
    expect(server.variables('LeadChoice')).toEqual([{ search: null }]);
    expect(card('Preview').getByRole('combobox', { name: 'Lead' })).toHaveValue('Lead - # 7');
    expect(card('Preview').queryByRole('button', { name: /again/ })).toBeNull();
    jest.useFakeTimers();
    type('Typed');
    await wait(999);
    type('Typed on');
    await wait(999);
    expect(requests(server)).toHaveLength(1);
    await wait(1);
    jest.useRealTimers();
    expect(await screen.findByTitle('Email: Typed on')).toBeInTheDocument();
    expect(requests(server)).toEqual([
      { id: 1, leadId: 7, input: { subject: 'For you', body: '<p>Kia ora</p>' } },
      { id: 1, leadId: 7, input: { subject: 'Typed on', body: '<p>Kia ora</p>' } },
    ]);
  });

  it('shows why a preview failed beside the last preview R252', async () => {
    const words = 'There is no placeholder {{x}}.';
    const answers = [preview('For Mere'), anError('BAD_USER_INPUT', words), preview('Put right')];
    const server = await showTemplate({ MailTemplatePreview: answers });
    await screen.findByTitle('Email: For Mere');
    jest.useFakeTimers();
    type('For {{x}}');
    await wait(1000);
    expect([screen.getByText(words), screen.getByTitle('Email: For Mere')]).toHaveLength(2);
    expect(card('Preview').queryByRole('button', { name: 'Try again' })).toBeNull();
    type('For');
    await wait(1000);
    jest.useRealTimers();
    expect(await screen.findByTitle('Email: Put right')).toBeInTheDocument();
    expect(screen.queryByText(words)).toBeNull();
    expect(requests(server)).toHaveLength(3);
  });

  it('retries if the server is unreachable', async () => {
    await showTemplate({ MailTemplatePreview: [anError('INTERNAL', 'Not now.'), preview('For Mere')] });
    await screen.findByText('Not now.');
    await press('Try again');
    expect(await screen.findByTitle('Email: For Mere')).toBeInTheDocument();
  });
});
