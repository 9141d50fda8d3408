import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { RecordForm } from '../../../editing/use-record-form';
import { renderElement } from '../../../testing/render';
import type { templateFields } from './template-fields';
import { useTemplatePreview } from './use-template-preview';

type PreviewRequest = { signal: AbortSignal; answer: (subject: string) => void };

function Preview({ leadId }: { leadId: number }) {
  const form = useForm({ defaultValues: { subject: 'For you', body: '' } }) as unknown as RecordForm<
    typeof templateFields
  >;
  const { mail } = useTemplatePreview(1, leadId, form);
  return (
    <>
      <button type="button" onClick={() => form.setValue('subject', 'Newer')}>
        Type
      </button>
      <p>{mail?.subject ?? 'No mail'}</p>
    </>
  );
}

it('aborts a pending preview when a newer one is requested R252', async () => {
  jest.useFakeTimers();
  const requests: PreviewRequest[] = [];
  const { client } = renderElement(<Preview leadId={7} />);
  jest.spyOn(client, 'query').mockImplementation(
    ({ context }) =>
      new Promise((resolve) => {
        const answer = (subject: string) =>
          resolve({ data: { mailTemplatePreview: { subject, html: '', text: '' } } } as never);
        requests.push({ signal: context?.fetchOptions.signal, answer });
      }),
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => screen.getByRole('button').click());
  const [first] = requests;
  expect([requests.length, first?.signal.aborted]).toEqual([1, true]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const second = requests[1];
  second?.answer('Newer');
  first?.answer('Late');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect([screen.getByText('Newer').textContent, second?.signal.aborted]).toEqual(['Newer', false]);
  jest.useRealTimers();
});
