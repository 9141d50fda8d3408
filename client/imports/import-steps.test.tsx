import { screen } from '@testing-library/react';
import type { Task } from '../tasks/task';
import { renderElement } from '../testing/render';
import { aTask } from '../testing/task-fixtures';
import { CheckStep } from './check-step';
import { importTexts } from './import-texts';
import { ResultStep } from './result-step';

const words = {
  ...importTexts({ address: 'suppliers', one: 'bird', many: 'birds', fields: {}, columns: [] }),
  list: '/birds',
};

const anImport = (fields: Partial<Task> = {}) =>
  aTask({ kind: 'supplier.import', total: 3, done: 3, ...fields });
const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };

const failure = (recordName: string, message: string) => ({
  __typename: 'TaskFailure',
  recordId: null,
  recordName,
  field: null,
  message,
});
const failures = [
  failure('Row 2: Kea', 'It has no song.'),
  failure('Row 2: Kea', 'It has no nest.'),
  failure('Row 4: Tui', 'It has no song.'),
];
const execute = () => ({
  data: {
    taskFailures: {
      __typename: 'TaskFailureConnection',
      nodes: failures,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: failures.length,
    },
  },
});

const nothing = async () => undefined;
const check = (counted: Partial<typeof counts>) =>
  renderElement(
    <CheckStep
      progress={{ task: anImport({ kind: 'supplier.check' }), ...counts, ...counted }}
      words={words}
      onBack={() => undefined}
      run={nothing}
    />,
    { execute },
  );
const undoing = (fields: Partial<Task>) =>
  renderElement(
    <ResultStep
      progress={{ task: anImport(), ...counts, new: 3 }}
      undoing={anImport({ id: 2, kind: 'supplier.undo', ...fields })}
      words={words}
      onAgain={() => undefined}
      goOn={nothing}
    />,
    { execute },
  );

describe('file check', () => {
  it('runs until its rows are counted, even if its task has ended', () => {
    check({});
    expect(screen.getByRole('progressbar', { name: 'Check' })).toBeInTheDocument();
    expect(screen.queryByText(/nothing to import/)).toBeNull();
  });

  it('shows that there is nothing to import once all rows are counted', () => {
    check({ unchanged: 3 });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText(/^There is nothing to import\./)).toBeInTheDocument();
  });

  it('lists refused rows below their heading, each row once', async () => {
    check({ new: 1, refused: 2 });
    expect(screen.queryByText('Rejected rows')).toBeNull();
    expect(await screen.findByText('Rejected rows')).toBeInTheDocument();
    expect(screen.getAllByText('Row 2: Kea')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('undo of an import', () => {
  it('shows its progress and can be stopped', () => {
    undoing({ state: 'RUNNING', done: 1 });
    expect(screen.getByText(/is being undone/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Undo' })).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  });

  it('lists the records that it could not undo', async () => {
    undoing({ failed: 2 });
    expect(screen.getByText('The import was undone, except for the records below.')).toBeInTheDocument();
    expect(await screen.findByText('2 records could not be undone')).toBeInTheDocument();
  });

  it('does not claim success if no record was undone', async () => {
    undoing({ failed: 3 });
    await screen.findByText('3 records could not be undone');
    expect(screen.getByText('The import could not be undone.')).toBeInTheDocument();
  });

  it('shows why it ended early', () => {
    undoing({ state: 'FAILED', done: 1, problem: 'You may no longer do this.' });
    expect(screen.getByRole('alert')).toHaveTextContent('You may no longer do this.');
  });
});
