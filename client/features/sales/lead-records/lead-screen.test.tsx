import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { aLead } from '../../../testing/lead-fixtures';
import { renderElement } from '../../../testing/render';
import { notices, press } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import type { Lead } from './lead-fields';
import { LeadScreen } from './lead-screen';

async function showLead(lead: Partial<Lead> = {}, saved: Partial<Lead> = {}, read = [aLead(lead)]) {
  const server = fakeServer({
    LeadDetail: read.map((leadRecord) => ({ data: { leadRecord } })),
    SaveLead: { data: { updateLead: aLead({ ...lead, version: 4, ...saved }) } },
  });
  const onClose = jest.fn();
  renderElement(<LeadScreen id={7} back={null} toList={null} close={null} onClose={onClose} />, {
    user: userWith(['ADMIN']),
    execute: server.execute,
  });
  await screen.findByRole('heading', { level: 1, name: 'Lead - # 7' });
  return { server, onClose };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const slider = () => screen.getByRole('slider', { name: 'Chance' });

describe('lead form', () => {
  it.each([
    [{}, 'Nothing yet'],
    [{ customersResponse: 'FUTURE_FOLLOW_UP' }, 'Interested in Future'],
    [{ customersResponse: 'FUTURE_FOLLOW_UP', customerHidden: true }, 'Interested in Future (hidden)'],
  ] as const)('shows the buyer’s response: %j R230', async (said, words) => {
    await showLead(said);
    expect(screen.getByText('Buyer’s response').nextElementSibling).toHaveTextContent(words);
  });

  it('warns that emails and the enquiry omit unsaved changes R196 R197 R198', async () => {
    await showLead({ fromEmail: 'mere@kura.example' });
    await press('Convert');
    expect(screen.queryByText(/changes that aren’t included here/)).toBeNull();
    await press('Cancel');
    fireEvent.change(screen.getByRole('textbox', { name: 'Summary of the sales opportunity' }), {
      target: { value: 'Taps' },
    });
    for (const act of ['Convert', 'Email Supplier', 'Email I.B']) {
      await press(act);
      expect(await screen.findByText(/changes that aren’t included here/)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('has its four sections and shows revenue in whole dollars R205 R212', async () => {
    await showLead();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Lead Details', 'Milestones', 'Lead From', 'Lead For ($)', 'Timeline']);
    expect(screen.getAllByText('$1,234.00')).toHaveLength(2);
  });

  it('offers eight statuses, and Slim Chance only while the lead has it R192 A63', async () => {
    await showLead();
    const offered = () =>
      within(select('Status'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(offered()).toHaveLength(8);
    expect(offered()).not.toContain('Slim Chance');
  });

  it('shows an existing Slim Chance A63', async () => {
    await showLead({ status: 'SLIM_CHANCE' });
    expect(select('Status')).toHaveDisplayValue('Slim Chance');
  });

  it('offers the four types of a lead R202', async () => {
    await showLead();
    const offered = within(select('Lead type')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([
      'Not known',
      'Direct',
      'Their Client',
      'Out Sourcing',
      'Collaborative',
    ]);
  });

  it('a new status sets the chance, saves both and closes the form (R206) R194 R204', async () => {
    const { server, onClose } = await showLead({}, { status: 'SOUNDING_POSITIVE', chance: 60 });
    await userEvent.selectOptions(select('Status'), 'Sounding Positive');
    expect(slider()).toHaveValue('60');
    await press('Save & Close');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.variables('SaveLead')).toEqual([
      { id: 7, version: 3, input: { status: 'SOUNDING_POSITIVE', chance: 60 } },
    ]);
    expect(notices()[0]?.title).toBe('Successfully Saved');
  });

  it('saves a changed chance together with the status R194', async () => {
    const { server, onClose } = await showLead();
    await userEvent.selectOptions(select('Status'), 'Sounding Positive');
    fireEvent.change(slider(), { target: { value: '90' } });
    await press('Save & Close');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.variables('SaveLead')).toEqual([
      { id: 7, version: 3, input: { status: 'SOUNDING_POSITIVE', chance: 90 } },
    ]);
  });

  it('statuses without a chance of their own keep the current chance R194', async () => {
    await showLead({ chance: 30 });
    await userEvent.selectOptions(select('Status'), 'Already Using');
    expect(slider()).toHaveValue('30');
  });

  it('the buyer’s comments are read-only R207', async () => {
    await showLead();
    expect(screen.getByRole('textbox', { name: 'Buyer’s comments' })).toBeDisabled();
  });

  it('confirms before archiving and shows no result R209 R175', async () => {
    const { server } = await showLead({}, { archived: true });
    await press('Archive');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to Archive this sale enquiry card?');
    expect(within(dialog).getByRole('button', { name: "Don't Archive" })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(server.variables('SaveLead')).toEqual([{ id: 7, version: 3, input: { archived: true } }]),
    );
    await screen.findByText('Archived');
    expect(notices()).toEqual([]);
  });

  it('loads changes of other users without a live connection and keeps unsaved input R215 A126', async () => {
    await showLead({}, {}, [aLead(), aLead({ version: 4, listTitle: 'Gasfitter', notes: null })]);
    const notes = screen.getByRole('textbox', { name: 'Admin notes' });
    await userEvent.type(notes, 'Half a wo');
    // Simulates the user's return to the page.
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByDisplayValue('Gasfitter');
    expect(notes).toHaveValue('Half a wo');
  });
});

describe('after another user deleted the lead', () => {
  const TYPED = 'Taps for the whole school';
  const summary = () => screen.getByRole('textbox', { name: 'Summary of the sales opportunity' });
  const save = () => screen.getByRole('button', { name: 'Save & Close' });

  async function deletedMeanwhile(typed: string, more: Parameters<typeof fakeServer>[0] = {}) {
    const there = { data: { leadRecord: aLead() } };
    const server = fakeServer({
      LeadDetail: [there, { data: { leadRecord: null } }, { data: { leadRecord: aLead({ version: 5 }) } }],
      ...more,
    });
    const { client } = renderElement(
      <LeadScreen id={7} back={null} toList={null} close={null} onClose={jest.fn()} />,
      { user: userWith(['ADMIN']), execute: server.execute },
    );
    await screen.findByRole('heading', { level: 1, name: 'Lead - # 7' });
    if (typed) fireEvent.change(summary(), { target: { value: typed } });
    const readAgain = () => act(() => client.refetchQueries({ include: ['LeadDetail'] }) as Promise<unknown>);
    return { server, readAgain };
  }

  it('keeps unsaved input, disables saving and restores the lead from the trash (A155)', async () => {
    const { server, readAgain } = await deletedMeanwhile(TYPED, {
      RestoreRecord: { data: { restoreRecord: true } },
      SaveLead: { data: { updateLead: aLead({ version: 6 }) } },
    });
    await readAgain();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else deleted this lead/);
    expect(screen.getByRole('heading', { level: 1, name: 'Lead - # 7' })).toBeInTheDocument();
    expect(summary()).toHaveValue(TYPED);
    expect(save()).toBeDisabled();
    expect(screen.getByText('This record has been deleted, so it can’t be saved.')).toBeInTheDocument();
    await press('Restore this record from the trash');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(server.variables('RestoreRecord')).toEqual([{ recordType: 'LEAD', id: 7 }]);
    expect(summary()).toHaveValue(TYPED);
    await press('Save & Close');
    await waitFor(() =>
      expect(server.variables('SaveLead')).toEqual([
        { id: 7, version: 5, input: { opportunitySummary: TYPED } },
      ]),
    );
  });

  it('shows the deletion on saving and copies the unsaved input (R329)', async () => {
    const user = userEvent.setup();
    await deletedMeanwhile(TYPED, { SaveLead: anError('NOT_FOUND', 'There is no such lead.') });
    await press('Save & Close');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else deleted this lead/);
    await user.click(screen.getByRole('button', { name: 'Copy my changes' }));
    const copied = `Summary of the sales opportunity: ${TYPED}`;
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied));
    await press('Discard');
    expect(await screen.findByRole('heading', { name: 'Lead not found' })).toBeInTheDocument();
  });

  it('shows Lead not found if there is no unsaved input', async () => {
    const { readAgain } = await deletedMeanwhile('');
    await readAgain();
    expect(await screen.findByRole('heading', { name: 'Lead not found' })).toBeInTheDocument();
  });
});
