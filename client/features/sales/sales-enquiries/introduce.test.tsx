import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError } from '../../../testing/enquiry-fixtures';
import { notices, press, showStaffEnquiry } from '../../../testing/show-enquiry';

const draft = {
  data: {
    introductionDraft: {
      __typename: 'IntroductionDraft',
      to: 'meet@kowhai.example',
      subject: 'Introducing Ana to Kōwhai',
      message: '<p>Meet Ana.</p>',
      introducedAt: null,
    },
  },
};
const sent = {
  data: {
    sendIntroduction: {
      __typename: 'IntroductionSent',
      mailId: '7',
      status: 'SENT',
      salesEnquiry: { __typename: 'SalesEnquiry', id: 40, version: 4, progress: 'INTRODUCTION' },
    },
  },
};

describe('introducing a customer', () => {
  it('shows the recipient, keeps the text after a refusal and sends it C014 A58', async () => {
    const refused = anError('BAD_USER_INPUT', 'The supplier has no email address for introductions.');
    const { server } = await showStaffEnquiry(
      {},
      { IntroductionDraft: draft, SendIntroduction: [refused, sent] },
    );
    await press('Introduce');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/This email goes to meet@kowhai.example/);
    const subject = dialog.getByRole('textbox', { name: /Email Subject/ });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Meet Ana');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }));
    await dialog.findByText('The supplier has no email address for introductions.');
    expect(subject).toHaveValue('Meet Ana');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.variables('SendIntroduction').at(-1)).toEqual({
      input: { salesEnquiryId: 40, subject: 'Meet Ana', message: '<p>Meet Ana.</p>' },
    });
    expect(notices()[0]?.title).toBe('Email Sent');
  });

  it('Escape closes an unchanged introduction and keeps one with input C014', async () => {
    await showStaffEnquiry({}, { IntroductionDraft: [draft, draft] });
    await press('Introduce');
    await screen.findByRole('textbox', { name: /Email Subject/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Introduce');
    const subject = await screen.findByRole('textbox', { name: /Email Subject/ });
    await userEvent.type(subject, '!');
    await userEvent.keyboard('{Escape}');
    expect(subject).toHaveValue('Introducing Ana to Kōwhai!');
  });

  it('shows when a customer was already introduced C014', async () => {
    const introducedAt = '2026-11-05T01:07:00Z';
    const again = { data: { introductionDraft: { ...draft.data.introductionDraft, introducedAt } } };
    await showStaffEnquiry({}, { IntroductionDraft: again });
    await press('Introduce');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'The customer was already introduced on Nov 5th 2026, 2:07 pm. The supplier will get another email.',
    );
  });
});
