import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { ExportButton } from './export-button';

function show(count = 12) {
  const requests: string[] = [];
  const start = async (format: string) => void requests.push(format);
  renderElement(<ExportButton count={count} start={start as never} />, {
    execute: () => ({ data: { myTasks: [] } }),
  });
  return requests;
}

it('exports for Excel at once, or in the format chosen from the menu', async () => {
  const requests = show();
  await userEvent.click(screen.getByRole('button', { name: 'Export 12' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export formats' }));
  await userEvent.click(screen.getByRole('button', { name: /^CSV for other programs/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Export formats' }));
  await userEvent.click(screen.getByRole('button', { name: /^CSV for Excel/ }));
  expect(requests).toEqual(['EXCEL', 'MACHINE', 'EXCEL']);
});

it('is disabled for an empty list', () => {
  show(0);
  expect(screen.getByRole('button', { name: 'Export 0' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export formats' })).toBeDisabled();
});
