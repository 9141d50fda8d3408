import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry, anError } from '../../../testing/enquiry-fixtures';
import { press, savedEnquiry, showEnquiry } from '../../../testing/show-enquiry';
import type { Enquiry } from './enquiry-rows';

const stored = (more: Partial<Enquiry>) => ({ data: { salesEnquiry: anEnquiry(more) } });

describe('auto-saved fields of the supplier', () => {
  describe('revenue R156', () => {
    const revenue = () => screen.getByRole('textbox', { name: 'Revenue (excl GST)' });

    it('saves a number on leaving the field and shows Saved', async () => {
      const { server } = await showEnquiry({}, { SaveEnquiry: savedEnquiry({ supplierRevenue: 1200 }) });
      await userEvent.type(revenue(), '1,200');
      expect(server.names()).toEqual(['EnquiryDetail']);
      await userEvent.tab();
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(server.variables('SaveEnquiry')).toEqual([
        { id: 40, version: 3, input: { supplierRevenue: 1200 } },
      ]);
    });

    it('rejects an ambiguous decimal comma and shows the amount as understood A168', async () => {
      const { server } = await showEnquiry({}, { SaveEnquiry: savedEnquiry({ supplierRevenue: 12.5 }) });
      await userEvent.type(revenue(), '12,50');
      await userEvent.tab();
      expect(await screen.findByText(/Use commas only to separate thousands/)).toBeInTheDocument();
      expect(server.names()).not.toContain('SaveEnquiry');
      await userEvent.clear(revenue());
      await userEvent.type(revenue(), '12.5');
      expect(screen.getByText(/^= \$12\.50/)).toBeInTheDocument();
      await userEvent.tab();
      await waitFor(() =>
        expect(server.variables('SaveEnquiry')).toMatchObject([{ input: { supplierRevenue: 12.5 } }]),
      );
    });

    it('rejects text and keeps it in the field', async () => {
      const { server } = await showEnquiry();
      await userEvent.type(revenue(), 'a lot');
      await userEvent.tab();
      expect(await screen.findByText(/Enter an amount/)).toBeInTheDocument();
      expect(revenue()).toHaveValue('a lot');
      expect(server.names()).toEqual(['EnquiryDetail']);
    });

    it('shows an error, keeps the number and offers a retry', async () => {
      const { server } = await showEnquiry(
        {},
        { SaveEnquiry: [anError('INTERNAL', 'Broken.'), savedEnquiry({ supplierRevenue: 1200 })] },
      );
      await userEvent.type(revenue(), '1200');
      await userEvent.tab();
      expect(await screen.findByText(/Not saved/)).toBeInTheDocument();
      await press('Try again');
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(server.variables('SaveEnquiry')).toHaveLength(2);
    });
  });

  it('edits the special field under its own label, and hides it without a label R348', async () => {
    const { unmount } = await showEnquiry();
    expect(screen.queryByRole('textbox', { name: 'Job number' })).not.toBeInTheDocument();
    unmount();
    const { server } = await showEnquiry(
      { specialFieldLabel: 'Job number' },
      { SaveEnquiry: savedEnquiry({}) },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Job number' }), 'J-12');
    await userEvent.tab();
    await waitFor(() =>
      expect(server.variables('SaveEnquiry')[0]).toMatchObject({ input: { specialField: 'J-12' } }),
    );
  });

  it('saves notes one second after the last key, once', async () => {
    const { server } = await showEnquiry({}, { SaveEnquiry: savedEnquiry({ supplierNotes: 'Rang' }) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Rang');
    expect(server.names()).toEqual(['EnquiryDetail']);
    await waitFor(() => expect(server.names()).toContain('SaveEnquiry'));
    fireEvent.blur(screen.getByRole('textbox', { name: 'Your notes' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { supplierNotes: 'Rang' } },
    ]);
  });

  it('saves after a change of another field, and offers both versions of the same field', async () => {
    const { server } = await showEnquiry(
      {},
      {
        EnquiryDetail: [stored({}), stored({ version: 8 }), stored({ version: 9, supplierNotes: 'Theirs' })],
        SaveEnquiry: [
          anError('CONFLICT'),
          savedEnquiry({ version: 9, supplierRevenue: 5 }),
          anError('CONFLICT'),
          savedEnquiry({ version: 10, supplierNotes: 'Mine', supplierRevenue: 5 }),
        ],
      },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Revenue (excl GST)' }), '5');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.variables('SaveEnquiry')[1]).toMatchObject({ version: 8 });
    const notes = screen.getByRole('textbox', { name: 'Your notes' });
    await userEvent.type(notes, 'Mine');
    await userEvent.tab();
    const question = await screen.findByText(/Someone else has changed this field/);
    expect(question.parentElement).toHaveTextContent('Theirs');
    expect(notes).toHaveValue('Mine');
    await press('Keep my version');
    await waitFor(() => expect(server.variables('SaveEnquiry')).toHaveLength(4));
    expect(server.variables('SaveEnquiry')[3]).toMatchObject({
      version: 9,
      input: { supplierNotes: 'Mine' },
    });
  });
});
