import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { aLead } from '../../../testing/lead-fixtures';
import { renderElement } from '../../../testing/render';
import { notices, press } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { LeadActions } from './lead-actions';
import type { Lead } from './lead-fields';
import { useLeadDetailQuery } from './leads.generated';

const draft = {
  __typename: 'LeadMail',
  subject: 'An offer',
  body: '<p>Kia ora Mere</p>',
  to: ['mere@kura.example'],
  cc: [],
  bcc: [],
  replyTo: 'aroha@uplift.example',
};
const mail = {
  subject: 'An offer',
  body: '<p>Kia ora Mere</p>',
  to: ['mere@kura.example'],
  cc: [],
  bcc: [],
  replyTo: 'aroha@uplift.example',
};
const sent = (lead: Partial<Lead>, status = 'SENT') => ({
  __typename: 'LeadMailSent',
  mailId: '9',
  status,
  lead: aLead({ version: 4, ...lead }),
});

/** The actions on a lead without the fields of its card, which would make these tests slow. */
function Actions() {
  const lead = useLeadDetailQuery({ variables: { id: 7 } }).data?.leadRecord;
  return lead ? (
    <>
      <h1>{lead.status}</h1>
      <LeadActions lead={lead} onDeleted={jest.fn()} />
    </>
  ) : null;
}

async function showLead(lead: Partial<Lead>, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    LeadDetail: { data: { leadRecord: aLead({ fromEmail: 'mere@kura.example', ...lead }) } },
    LeadMail: { data: { leadMail: draft } },
    ...answers,
  });
  renderElement(<Actions />, {
    user: userWith(['ADMIN']),
    execute: server.execute,
  });
  await screen.findByRole('heading', { level: 1 });
  return server;
}

const button = (name: string) => screen.queryByRole('button', { name });
/** Adds an address in one change: typing letter by letter is slow, and is tested with the chips. */
function addAddress(list: string, address: string): void {
  const input = screen.getByRole('combobox', { name: list });
  fireEvent.change(input, { target: { value: address } });
  fireEvent.keyDown(input, { key: 'Enter' });
}
const field = (name: string) => screen.getByRole('textbox', { name });

describe('emails about a lead', () => {
  it('needs an email of the lead to write to the buyer, and no enquiry to write to the supplier R200 R201', async () => {
    await showLead({ fromEmail: null });
    expect(button('Email I.B')).toBeDisabled();
    const why = 'To email the impact buyer, add an email address under “Lead From” and save.';
    expect(screen.getByText(why)).toBeVisible();
    expect(button('Email I.B')).toHaveAccessibleDescription(why);
    expect(button('Email Supplier')).toBeEnabled();
    expect(button('Convert')).toBeEnabled();
  });

  it('hides the supplier email and the conversion once a lead has an enquiry R200', async () => {
    await showLead({ salesEnquiryId: 40 });
    expect(button('Email I.B')).toBeEnabled();
    expect([button('Email Supplier'), button('Convert')]).toEqual([null, null]);
  });

  it('disables emails and conversion of an archived lead A62', async () => {
    await showLead({ archived: true });
    for (const name of ['Email I.B', 'Email Supplier', 'Convert']) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription(/^Unarchive this lead/);
    }
  });

  it('Escape closes an unchanged email and keeps one with input R255', async () => {
    await showLead({});
    await press('Email I.B');
    await screen.findByRole('button', { name: 'Remove mere@kura.example' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Email I.B');
    await screen.findByRole('button', { name: 'Remove mere@kura.example' });
    fireEvent.change(field('Email Subject'), { target: { value: 'Taps' } });
    await waitFor(() => expect(button('Close')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(field('Email Subject')).toHaveValue('Taps');
  });

  it('F13 shows the email, rejects it without subject or address, sends it and shows a notice R196 R254 R255', async () => {
    const server = await showLead(
      {},
      { EmailLeadBuyer: { data: { emailLeadBuyer: sent({ status: 'ACTION_TAKEN', chance: 20 }) } } },
    );
    await press('Email I.B');
    expect(await screen.findByRole('button', { name: 'Remove mere@kura.example' })).toBeInTheDocument();
    fireEvent.change(field('Email Subject'), { target: { value: ' ' } });
    await press('Remove mere@kura.example');
    await press('Send Email');
    expect(await screen.findByText('Email Subject is Required')).toBeInTheDocument();
    expect(screen.getByText('Email To is Required')).toBeInTheDocument();
    expect(server.names()).not.toContain('EmailLeadBuyer');
    fireEvent.change(field('Email Subject'), { target: { value: 'Taps' } });
    addAddress('Email To', 'mere@');
    addAddress('CC', 'ana@kura.example');
    await press('Send Email');
    expect(await screen.findByText('“mere@” is not an email address')).toBeInTheDocument();
    await press('Remove mere@');
    addAddress('Email To', 'mere@kura.example');
    await press('Send Email');
    await waitFor(() => expect(notices()).toEqual([{ title: 'Email Sent', description: undefined }]));
    expect(server.variables('EmailLeadBuyer')).toEqual([
      { leadId: 7, mail: { ...mail, subject: 'Taps', cc: ['ana@kura.example'] } },
    ]);
    expect(await screen.findByText('ACTION_TAKEN')).toBeInTheDocument();
  });

  it('confirms the contact, emails the supplier with it and turns the lead into an enquiry R197 R198', async () => {
    const server = await showLead(
      { fromName: 'Mere', fromPhone: '021 1' },
      {
        EmailLeadSupplier: {
          data: { emailLeadSupplier: sent({ status: 'ENQUIRY_CREATED', salesEnquiryId: 40 }) },
        },
      },
    );
    await press('Email Supplier');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm buyer contact details' }));
    expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mere');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Full name' }), { target: { value: 'Ben' } });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), { target: { value: 'nobody' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(server.names()).not.toContain('LeadMail');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), {
      target: { value: 'ben@kura.example' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Email the supplier' });
    await screen.findByRole('textbox', { name: 'Email Subject' });
    await press('Send Email');
    const contact = { fullName: 'Ben', mobile: '021 1', email: 'ben@kura.example' };
    await waitFor(() => expect(button('Email Supplier')).toBeNull());
    expect(server.variables('LeadMail')).toEqual([{ kind: 'TO_SUPPLIER', leadId: 7, contact }]);
    expect(server.variables('EmailLeadSupplier')).toEqual([{ leadId: 7, mail, contact }]);
    expect(notices()[0]?.title).toBe('Email Sent');
  });

  it('keeps the input if another user converts the lead first, and shows the conflict', async () => {
    await showLead({}, { EmailLeadSupplier: anError('CONFLICT', 'This lead has an enquiry already.') });
    await press('Email Supplier');
    await press('Confirm');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Email Subject' }), {
      target: { value: 'Mine' },
    });
    await press('Send Email');
    expect(await screen.findByText('This lead has an enquiry already.')).toBeInTheDocument();
    expect(field('Email Subject')).toHaveValue('Mine');
    expect(notices()).toEqual([]);
  });

  it('shows a permanent failure of an email, and offers a retry if loading fails', async () => {
    await showLead(
      {},
      {
        LeadMail: [anError('INTERNAL', 'Broken'), { data: { leadMail: draft } }],
        EmailLeadBuyer: { data: { emailLeadBuyer: sent({}, 'FAILED') } },
      },
    );
    await press('Email I.B');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('textbox', { name: 'Email Subject' });
    await press('Send Email');
    await waitFor(() => expect(notices()[0]?.title).toBe('The email did not arrive'));
  });

  it('a queued email shows that it is on its way R196', async () => {
    await showLead({}, { EmailLeadBuyer: { data: { emailLeadBuyer: sent({}, 'QUEUED') } } });
    await press('Email I.B');
    await screen.findByRole('textbox', { name: 'Email Subject' });
    await press('Send Email');
    await waitFor(() =>
      expect(notices()[0]).toEqual({ title: 'Email Sent', description: expect.stringMatching(/on its way/) }),
    );
  });

  it('converts a lead without an email R198', async () => {
    const server = await showLead(
      {},
      { ConvertLead: { data: { convertLeadToEnquiry: aLead({ version: 4, salesEnquiryId: 40 }) } } },
    );
    await press('Convert');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to enquiry' }));
    await waitFor(() => expect(notices()[0]?.description).toBe('Lead 7 was converted to enquiry 40.'));
    expect(server.variables('ConvertLead')[0]).toMatchObject({
      leadId: 7,
      contact: { email: 'mere@kura.example' },
    });
  });
});
