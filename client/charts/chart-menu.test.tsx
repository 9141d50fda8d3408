import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eighteenTypes, givenWidth, twoYears } from '../testing/chart-fixtures';
import { renderElement } from '../testing/render';
import { currentNotices } from '../ui/notices';
import { ChartFigure } from './chart-figure';
import { chartCsv } from './chart-menu';

afterEach(() => jest.restoreAllMocks());

it('writes unrounded numbers, and missing ones as empty cells', () => {
  expect(chartCsv(twoYears)).toBe(
    '\ufeffMonth,2026,2025\r\nJanuary,10,5\r\nFebruary,20.5,0\r\nMarch,,15\r\n',
  );
});

it('writes every type and no formula', () => {
  const categories = eighteenTypes.categories.with(0, { key: 'formula', label: '=1+1' });
  const csv = chartCsv({ ...eighteenTypes, categories });
  const lines = csv.split('\r\n');
  expect(lines).toHaveLength(1 + 18 + 1);
  expect(lines[1]).toBe("'=1+1,1800.5");
  expect(csv).not.toContain('Other');
});

async function choose(act: string) {
  givenWidth(1000);
  renderElement(
    <>
      <p>Beside it</p>
      <ChartFigure
        {...{ title: 'By month: all', about: 'Rātā Print, 2026', kind: 'bar', empty: '', data: twoYears }}
        drawn={['now']}
      />
    </>,
  );
  await screen.findByRole('group');
  await userEvent.click(screen.getByRole('button', { name: 'Download: By month: all' }));
  await userEvent.click(screen.getByRole('button', { name: act }));
}

it('downloads a CSV file with all series, named after chart, owner and period', async () => {
  let saved: Blob | null = null;
  URL.createObjectURL = (content: Blob) => {
    saved = content;
    return 'blob:numbers';
  };
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await choose('Download CSV');
  expect(names).toEqual(['By month all, Rātā Print, 2026.csv']);
  expect(saved).toHaveProperty('type', 'text/csv;charset=utf-8');
  expect(saved).toHaveProperty('size', new Blob([chartCsv(twoYears)]).size);
});

it('shows an error if the image export fails', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await choose('Download PNG');
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe('Couldn’t create the image'));
});

it('prints the figure alone with owner and period in print colours, then restores the page', async () => {
  document.documentElement.classList.add('dark');
  const unprinted = () => screen.getByText('Beside it').hasAttribute('data-unprinted');
  const seen: boolean[] = [];
  const { classList } = document.documentElement;
  const isTitled = () => screen.queryByText('Rātā Print, 2026') !== null;
  window.print = () => seen.push(unprinted(), classList.contains('dark'), isTitled());
  await choose('Print this chart');
  await waitFor(() => expect(seen).toEqual([true, false, true]));
  expect(screen.getByRole('figure')).not.toHaveAttribute('data-unprinted');
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(unprinted()).toBe(false));
  await waitFor(() => expect(isTitled()).toBe(false));
  expect(document.documentElement).toHaveClass('dark');
  document.documentElement.classList.remove('dark');
});
